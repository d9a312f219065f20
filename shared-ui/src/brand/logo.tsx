import { BRAND } from '@afterglow/shared-contracts';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { LogoMark } from './logo-mark.tsx';
import styles from './logo.module.css';

interface LogoProps {
  /** A label in small caps next to the name, for example BETA. */
  readonly label?: ReactNode;
  /** For a rail: in medium windows the label is under the mark, and the name is read only by screen readers. */
  readonly inRail?: boolean;
}

/** Mark, wordmark and an optional label. Requires a link as parent; its text is the product's name. */
export function Logo({ label, inRail = false }: LogoProps) {
  return (
    <span className={classNames(styles.logo, inRail && styles.rail)}>
      <LogoMark />
      <span className={styles.word}>{BRAND}</span>
      {label !== undefined && <span className={styles.label}>{label}</span>}
    </span>
  );
}
