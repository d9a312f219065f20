import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

type TextFieldProps = ComponentProps<'input'> & {
  readonly label: string;
  readonly hint?: string;
};

/** A line of text with its label and a hint that screen readers hear with it. */
export function TextField({ label, hint, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
