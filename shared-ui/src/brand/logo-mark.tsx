import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './logo.module.css';

/** The mark: a sun that has gone under, its light still standing on the water as a waveform. Decorative. */
export function LogoMark({ className }: { readonly className?: string | undefined }) {
  const gradient = useId();
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop className={styles.from} offset="0" />
          <stop className={styles.to} offset="1" />
        </linearGradient>
      </defs>
      <g fill={`url(#${gradient})`}>
        <path d="M16 4A12.5 12.5 0 0 1 28.5 16.5h-25A12.5 12.5 0 0 1 16 4Z" />
        <rect x="5.5" y="19.5" width="3" height="3.5" rx="1.5" />
        <rect x="11" y="19.5" width="3" height="6.5" rx="1.5" />
        <rect x="16.5" y="19.5" width="3" height="9" rx="1.5" />
        <rect x="22" y="19.5" width="3" height="5" rx="1.5" />
      </g>
    </svg>
  );
}
