import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, control, and below it the error (announced) or the hint. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <p id={messageId(id)} className={styles.message} role={error ? 'alert' : undefined}>
        {error ? (
          <span className={styles.error}>
            <Icon name="warning" size="s" />
            {error}
          </span>
        ) : (
          hint
        )}
      </p>
    </div>
  );
}

export function messageId(id: string): string {
  return `${id}-message`;
}
