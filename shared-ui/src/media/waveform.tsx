import { memo, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './waveform.module.css';

const FULL_PEAK = 100;
const UNIT = 4; // a bar and its gap, in SVG units
const BAR = 2.8;
const QUIETEST = 6; // even silence is drawn, or the waveform would have holes
const TICK_TOP = FULL_PEAK + 4; // under the bars
const TICK_BOTTOM = FULL_PEAK + 18;
const QUIET: readonly number[] = Array.from({ length: 140 }, (_, bar) => 22 + 10 * Math.sin(bar / 3));

interface WaveformProps {
  /** Loudness peaks from 0 to 100, one per bar; null while unknown, drawn as an even wave. */
  readonly peaks: readonly number[] | null;
  /** Fractions from 0 to 1. */
  readonly played: number;
  readonly buffered?: number;
  /** Where tracks start, as fractions: small ticks. */
  readonly ticks?: readonly number[];
  readonly className?: string | undefined;
}

/** The bars of a mix: played, buffered, the rest. Decorative: it is drawn inside a Slider, which is announced. */
export function Waveform({ peaks, played, buffered = 0, ticks = [], className }: WaveformProps) {
  const clip = useId();
  const bars = peaks ?? QUIET;
  const width = bars.length * UNIT;
  return (
    <svg
      className={classNames(styles.waveform, className)}
      viewBox={`0 0 ${width} ${FULL_PEAK}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <Bars peaks={bars} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.rest} width={width} height={FULL_PEAK} />
        <rect className={styles.buffered} width={width * buffered} height={FULL_PEAK} />
        <rect className={styles.played} width={width * played} height={FULL_PEAK} />
      </g>
      {ticks.map((tick) => (
        <line key={tick} className={styles.tick} x1={tick * width} x2={tick * width} y1={TICK_TOP} y2={TICK_BOTTOM} />
      ))}
    </svg>
  );
}

// One path for all bars: while playing, only two widths change, never the shape.
const Bars = memo(function Bars({ peaks }: { readonly peaks: readonly number[] }) {
  return <path d={peaks.map(barPath).join('')} />;
});

function barPath(peak: number, index: number): string {
  const height = Math.max(peak, QUIETEST);
  const top = (FULL_PEAK - height) / 2;
  return `M${index * UNIT} ${top.toFixed(1)}h${BAR}v${height.toFixed(1)}h-${BAR}Z`;
}
