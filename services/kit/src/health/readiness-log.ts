import type { FastifyBaseLogger } from 'fastify';
import type { Problem } from './readiness.ts';

/** One line when a part goes away, and one when it's back, however often probes come. */
export function createReadinessLog(log: Pick<FastifyBaseLogger, 'warn'>): (problems: readonly Problem[]) => void {
  let before: ReadonlySet<string> = new Set();
  return (problems) => {
    const now = new Set(problems.map(({ name }) => name));
    for (const { name, isShared, reason } of problems) {
      if (before.has(name)) continue;
      log.warn({ err: { message: reason } }, isShared ? `${name} is away` : `not ready: ${name}`);
    }
    for (const name of before) if (!now.has(name)) log.warn({}, `${name} is back`);
    before = now;
  };
}
