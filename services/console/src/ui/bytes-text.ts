const STEP = 1000;
/** A number stays with its unit, also in the narrow columns of a phone. */
const SPACE = '\u00A0';

/** For example "23.4 kB" or "512 B". */
export function bytesText(bytes: number): string {
  if (bytes < STEP) return `${bytes}${SPACE}B`;
  if (bytes < STEP * STEP) return `${(bytes / STEP).toFixed(1)}${SPACE}kB`;
  return `${(bytes / STEP / STEP).toFixed(2)}${SPACE}MB`;
}

/** A difference with its sign, for example "+1.2 kB". */
export function differenceText(bytes: number): string {
  if (bytes === 0) return `±0${SPACE}B`;
  return `${bytes > 0 ? '+' : '−'}${bytesText(Math.abs(bytes))}`;
}
