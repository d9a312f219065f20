import type { ReactNode } from 'react';
import styles from './palette-keys.module.css';

interface PaletteKeysProps {
  readonly id: string;
  /** Whether the entry that Enter selects can be played. */
  readonly plays: boolean;
}

/** Shows the keys; a screen reader reads them as the description of the field. */
export function PaletteKeys({ id, plays }: PaletteKeysProps) {
  return (
    <p id={id} className={styles.keys}>
      <Key name="↑ ↓">Move</Key> <Key name="Enter">Open</Key> {plays && <Key name="Shift Enter">Play</Key>}{' '}
      <Key name="Esc">Close</Key>
    </p>
  );
}

function Key({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className={styles.key}>
      <kbd className={styles.cap}>{name}</kbd> {children}
    </span>
  );
}
