import { useEffect, useId, useRef } from 'react';
import styles from './field.module.css';

const REASON_MAX_LENGTH = 500;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Set once somebody has tried without one. */
  readonly isMissing: boolean;
}

/** Why something is changed: it stands in the log for good, so it has to be typed. */
export function ReasonField({ value, onChange, isMissing }: ReasonFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // After the dialog has opened, which puts the focus on its first control.
  useEffect(() => area.current?.focus(), []);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Reason
      </label>
      <textarea
        id={id}
        className={`${styles.input ?? ''} ${styles.area ?? ''}`}
        value={value}
        maxLength={REASON_MAX_LENGTH}
        required
        ref={area}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={isMissing ? styles.error : styles.hint}>
        {isMissing
          ? 'A reason is needed: it stands in the log.'
          : 'What is wrong, or what this is for: it stands in the log.'}
      </p>
    </div>
  );
}
