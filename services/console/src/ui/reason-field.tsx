import { useEffect, useId, useRef } from 'react';
import styles from './field.module.css';

const REASON_MAX_LENGTH = 500;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Set after an attempt without a reason. */
  readonly isMissing: boolean;
  /** Something else must be reviewed first. */
  readonly isBlocked: boolean;
}

/** The reason for a change: it stays in the log permanently, so it must be typed. */
export function ReasonField({ value, onChange, isMissing, isBlocked }: ReasonFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // After the dialog has opened, which focuses its first control, and after the review, whose button is gone.
  useEffect(() => {
    if (!isBlocked) area.current?.focus();
  }, [isBlocked]);
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
        {isMissing ? "Enter a reason. It's kept in the log." : hintOf(value)}
      </p>
    </div>
  );
}

/** The field cuts off pasted text silently. */
function hintOf(value: string): string {
  if (value.length >= REASON_MAX_LENGTH) return `${REASON_MAX_LENGTH} characters at most. The rest gets cut off.`;
  return "What's wrong, or what this is for. It's kept in the log.";
}
