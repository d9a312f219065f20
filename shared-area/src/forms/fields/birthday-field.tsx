import { serverNowMs } from '@afterglow/shared-contracts';
import { useId, useState } from 'react';
import { classNames, Icon } from '@afterglow/shared-ui';
import { BIRTH_DAYS, birthYears, MONTHS } from './birthday.ts';
import { FieldMessageLine, messageId } from './field.tsx';
import type { BoundField } from '../use-message-form.ts';
import styles from './field.module.css';

interface BirthdayFieldProps {
  readonly legend: string;
  readonly hint?: string;
  readonly day: BoundField;
  readonly month: BoundField;
  readonly year: BoundField;
}

const MONTH_OPTIONS = MONTHS.map((label, index) => ({ value: String(index + 1), label }));
const DAY_OPTIONS = BIRTH_DAYS.map((day) => ({ value: day, label: day }));

/** A date of birth in three selects; `birthdayOf` combines them. */
export function BirthdayField({ legend, hint, day, month, year }: BirthdayFieldProps) {
  const id = useId();
  const [years] = useState(() => birthYears(new Date(serverNowMs())).map((label) => ({ value: label, label })));
  const error = day.error ?? month.error ?? year.error;
  return (
    <fieldset className={styles.field} aria-describedby={error || hint ? messageId(id) : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.parts}>
        <Part label="Day" autoComplete="bday-day" options={DAY_OPTIONS} field={day} />
        <Part label="Month" autoComplete="bday-month" options={MONTH_OPTIONS} field={month} />
        <Part label="Year" autoComplete="bday-year" options={years} field={year} />
      </div>
      <FieldMessageLine id={id} error={error} hint={hint} />
    </fieldset>
  );
}

interface PartProps {
  readonly label: string;
  readonly autoComplete: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly field: BoundField;
}

function Part({ label, autoComplete, options, field: { error, ...select } }: PartProps) {
  return (
    <div className={styles.withButton}>
      <select
        {...select}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        autoComplete={autoComplete}
        className={classNames(styles.control, styles.select)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </div>
  );
}
