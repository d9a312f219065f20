import { Chip } from '@afterglow/shared-ui';
import { useId } from 'react';
import styles from './change-dialog.module.css';

const LEAST = 1;
const MOST = 99;
const USUAL = [1, 5, 10, 25, 50];

interface PercentFieldProps {
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

/** The percentage of visitors who get a canary: a slider, and common steps. */
export function PercentField({ percent, onChange }: PercentFieldProps) {
  const id = useId();
  return (
    <div className={styles.percent}>
      <div className={styles.percentHead}>
        <label htmlFor={id}>Share of visitors</label>
        <output htmlFor={id}>{percent}%</output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={LEAST}
        max={MOST}
        value={percent}
        aria-valuetext={`${percent} percent`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={styles.presets} role="group" aria-label="Common percentages">
        {USUAL.map((step) => (
          <Chip key={step} pressed={step === percent} onClick={() => onChange(step)}>
            {`${step}%`}
          </Chip>
        ))}
      </div>
    </div>
  );
}
