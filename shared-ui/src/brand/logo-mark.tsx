import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './logo.module.css';

/** The logo mark: five equalizer bars that form a setting sun, and its glow below the horizon. Decorative. */
export function LogoMark({ className }: { readonly className?: string | undefined }) {
  const gradient = useId();
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="4" y1="3" x2="28" y2="29">
        <stop className={styles.from} offset="0" />
        <stop className={styles.to} offset="1" />
      </linearGradient>
      <g fill={`url(#${gradient})`}>
        <path d={SUN} />
        <path d={GLOW} className={styles.glow} />
      </g>
    </svg>
  );
}

// Bars 4.4 wide, 1.4 apart, round at the free end; the tops follow a circle.
const SUN =
  'M2 20v-6.6a2.2 2.2 0 0 1 4.4 0V20ZM7.8 20V7.4a2.2 2.2 0 0 1 4.4 0V20ZM13.8 20V5.2a2.2 2.2 0 0 1 4.4 0V20ZM19.8 20V7.4a2.2 2.2 0 0 1 4.4 0V20ZM25.6 20v-6.6a2.2 2.2 0 0 1 4.4 0V20Z';
const GLOW =
  'M7.8 22h4.4v2.3a2.2 2.2 0 0 1-4.4 0ZM13.8 22h4.4v5.3a2.2 2.2 0 0 1-4.4 0ZM19.8 22h4.4v2.3a2.2 2.2 0 0 1-4.4 0ZM2 22h4.4a2.2 2.2 0 0 1-4.4 0ZM25.6 22H30a2.2 2.2 0 0 1-4.4 0Z';
