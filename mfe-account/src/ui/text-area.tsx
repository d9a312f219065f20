import { Icon } from '@afterglow/shared-ui';
import { useId, type ComponentProps } from 'react';
import styles from './text-area.module.css';

type TextAreaProps = ComponentProps<'textarea'> & {
  readonly label: string;
  readonly error?: string | undefined;
};

/** A labeled text of several lines; the error is shown and announced below. */
export function TextArea({ label, error, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...textarea}
        id={id}
        className={styles.text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly children: string;
}

/** The error of a group of fields, or of a field that cannot show its own. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon name="warning" size="s" />
      {children}
    </p>
  );
}
