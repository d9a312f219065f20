import { Button } from '@afterglow/shared-ui';
import { useId, useState } from 'react';
import styles from './field.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
}

/** A read-only text to copy. */
export function CopyField({ label, text }: CopyFieldProps) {
  const id = useId();
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome("Couldn't copy. Select the text and copy it yourself.");
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input id={id} className={styles.input} value={text} readOnly onFocus={(event) => event.currentTarget.select()} />
      <div className={styles.copy}>
        <Button size="s" onClick={() => void copy()}>
          Copy
        </Button>
        <span role="status">{outcome}</span>
      </div>
    </div>
  );
}
