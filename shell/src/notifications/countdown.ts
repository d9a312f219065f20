import type { ClockPort } from '@afterglow/shared-contracts';

/**
 * Calls back every second with the whole seconds left, 0 last. It uses the time instead of counting: a hidden tab
 * wakes up rarely.
 */
export function countDown(
  seconds: number,
  clock: Pick<ClockPort, 'now' | 'every'>,
  onSecond: (left: number) => void,
): () => void {
  const endsAtMs = clock.now() + seconds * 1000;
  const stop = clock.every(1000, () => {
    const left = Math.max(0, Math.ceil((endsAtMs - clock.now()) / 1000));
    if (left === 0) stop();
    onSecond(left);
  });
  return stop;
}
