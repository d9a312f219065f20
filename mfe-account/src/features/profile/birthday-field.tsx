import { SelectField } from '@afterglow/shared-ui';
import { FieldError } from '../../ui/text-area.tsx';
import { DAYS, MONTHS, yearsUntil, type BirthdayParts } from './birthday.ts';
import styles from './profile.module.css';

interface BirthdayFieldProps {
  readonly value: BirthdayParts;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<BirthdayParts>) => void;
}

const NOTE_ID = 'birthday-note';

export function BirthdayField({ value, error, onChange }: BirthdayFieldProps) {
  const chosen = [value.day, value.month, value.year].filter((part) => part !== '').length;
  const isIncomplete = chosen > 0 && chosen < 3;
  const year = new Date().getFullYear();
  return (
    <fieldset className={styles.birthday} aria-describedby={error || isIncomplete ? NOTE_ID : undefined}>
      <legend className={styles.label}>Birthday</legend>
      <div className={styles.dates}>
        <SelectField
          label="Day"
          name="day"
          value={value.day}
          onChange={(event) => onChange({ day: event.target.value })}
        >
          <option value="">Day</option>
          {DAYS.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </SelectField>
        <SelectField
          label="Month"
          name="month"
          value={value.month}
          onChange={(event) => onChange({ month: event.target.value })}
        >
          <option value="">Month</option>
          {MONTHS.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Year"
          name="year"
          value={value.year}
          onChange={(event) => onChange({ year: event.target.value })}
        >
          <option value="">Year</option>
          {yearsUntil(year).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      {error && <FieldError id={NOTE_ID}>{error}</FieldError>}
      {!error && isIncomplete && (
        <p id={NOTE_ID} className={styles.hint}>
          It is saved once day, month and year are chosen.
        </p>
      )}
    </fieldset>
  );
}
