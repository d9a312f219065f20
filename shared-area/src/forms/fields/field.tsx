import type { ReactNode } from 'react';
import { Icon } from '@afterglow/shared-ui';
import styles from './field.module.css';

interface MessageLineProps {
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

interface FieldProps extends MessageLineProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Label above, control, and below it the error or the hint. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <FieldMessageLine id={id} error={error} hint={hint} />
    </div>
  );
}

/** The error, which is announced, or the hint. */
export function FieldMessageLine({ id, error, hint }: MessageLineProps) {
  return (
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
  );
}

export function messageId(id: string): string {
  return `${id}-message`;
}
