const NARROWEST = 38;
const SPREAD = 50;

/** A width between 38 and 88 %, random in appearance but the same for the same seed. */
export function randomWidth(seed: number): string {
  const noise = Math.abs(Math.sin((seed + 1) * 12.9898) * 43_758.5453) % 1;
  return `${Math.round(NARROWEST + SPREAD * noise)}%`;
}
