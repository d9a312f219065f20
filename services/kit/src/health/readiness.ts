import { errorText } from '../errors/error-text.ts';

/** What a service depends on; rejects while it isn't there. */
export interface ReadinessCheck {
  readonly name: string;
  /** Whether every instance depends on the same one: while it's away, no other instance could do better. */
  readonly isShared?: boolean;
  run(): Promise<unknown>;
}

/** A check that failed, and why. */
export interface Problem {
  readonly name: string;
  readonly isShared: boolean;
  readonly reason: string;
}

/** Longer than a healthy database needs, and shorter than the caller waits. */
const LIMIT_MS = 1_000;

/** Runs all checks in parallel and resolves within a second, even while one of them hangs: that one is not started again. */
export function createReadiness(checks: readonly ReadinessCheck[], limitMs = LIMIT_MS): () => Promise<Problem[]> {
  const running = new Map<string, Promise<unknown>>();
  const begin = ({ name, run }: ReadinessCheck): Promise<unknown> => {
    const begun = running.get(name) ?? run().finally(() => running.delete(name));
    running.set(name, begun);
    return begun;
  };
  return async () => {
    const problems = checks.map(async (check) => {
      const reason = await problemOf(begin(check), limitMs);
      return reason === '' ? [] : [{ name: check.name, isShared: check.isShared === true, reason }];
    });
    return (await Promise.all(problems)).flat();
  };
}

async function problemOf(work: Promise<unknown>, limitMs: number): Promise<string> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(`no answer within ${limitMs} ms`), limitMs);
  try {
    return await Promise.race([work.then(() => ''), late]);
  } catch (error) {
    return errorText(error);
  } finally {
    clearTimeout(timer);
  }
}
