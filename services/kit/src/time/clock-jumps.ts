import type { FastifyBaseLogger } from 'fastify';

/** The time of day, which may be set, and one that only moves forward; both in milliseconds. */
export interface ComparedClocks {
  readonly wallMs: () => number;
  readonly steadyMs: () => number;
}

/** Time servers correct a clock in smaller steps. */
const JUMP_MS = 2_000;
const EVERY_MS = 5_000;
const SYSTEM: ComparedClocks = { wallMs: Date.now, steadyMs: () => performance.now() };

/** Returns what logs one line when the time of day has jumped since the last call, also because the machine slept. */
export function createJumpCheck(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { wallMs, steadyMs }: ComparedClocks = SYSTEM,
): () => void {
  let offsetMs = wallMs() - steadyMs();
  return () => {
    const jumpMs = wallMs() - steadyMs() - offsetMs;
    if (Math.abs(jumpMs) < JUMP_MS) return;
    offsetMs += jumpMs;
    const direction = jumpMs < 0 ? 'back' : 'forward';
    const seconds = Math.round(Math.abs(jumpMs) / 1_000);
    log.warn({ jumpMs }, `the clock jumped ${direction} by ${seconds} s, and streams continue at the new time`);
  };
}

/** Watches the system's clock until the returned function is called. */
export function watchClock(log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const timer = setInterval(createJumpCheck(log), EVERY_MS).unref();
  return () => clearInterval(timer);
}
