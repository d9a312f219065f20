import { BRAND } from '@afterglow/shared-contracts';
import type { ReactNode } from 'react';
import { LogoMark } from './logo-mark.tsx';
import styles from './logo.module.css';

interface LogoProps {
  /** A label in small caps beside the name, for example BETA. */
  readonly label?: ReactNode;
}

/** Mark, wordmark and an optional label. Put it inside a link; its text is the product's name. */
export function Logo({ label }: LogoProps) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>{BRAND}</span>
      {label !== undefined && <span className={styles.label}>{label}</span>}
    </span>
  );
}
