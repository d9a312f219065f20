import { Checkbox } from '@afterglow/shared-ui';
import { useId } from 'react';
import { FieldMessageLine, messageId } from './field.tsx';
import type { BoundField } from '../use-message-form.ts';
import styles from './field.module.css';

type RadioGroupProps = BoundField & {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
};

/** A choice with few options, all of them visible. */
export function RadioGroup({ legend, options, hint, error, ...input }: RadioGroupProps) {
  const id = useId();
  const described = error || hint ? messageId(id) : undefined;
  return (
    <fieldset className={styles.field} aria-describedby={described}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <Checkbox key={value} kind="radio" {...input} value={value} aria-invalid={error ? true : undefined}>
            {label}
          </Checkbox>
        ))}
      </div>
      <FieldMessageLine id={id} error={error} hint={hint} />
    </fieldset>
  );
}
