import { useEffect, useId, useRef } from 'react';
import styles from './field.module.css';

const REASON_MAX_LENGTH = 500;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Set once someone has tried without one. */
  readonly isMissing: boolean;
  /** Something else has to be looked at first. */
  readonly isBlocked: boolean;
}

/** Why something is changed: it stands in the log for good, so it has to be typed. */
export function ReasonField({ value, onChange, isMissing, isBlocked }: ReasonFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // After the dialog has opened, which puts the focus on its first control, and after that look, whose button has gone.
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

/** What is pasted is cut off there without a word. */
function hintOf(value: string): string {
  if (value.length >= REASON_MAX_LENGTH) return `${REASON_MAX_LENGTH} characters at most. The rest gets cut off.`;
  return "What's wrong, or what this is for. It's kept in the log.";
}
