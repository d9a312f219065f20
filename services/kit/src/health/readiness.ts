import { errorText } from '../errors/error-text.ts';

/** A condition for readiness; rejects when it is not met. */
export interface ReadinessCheck {
  readonly name: string;
  run(): Promise<unknown>;
}

/** The failure by name of each check; empty when all pass. */
export type Readiness = Readonly<Record<string, string>>;

/** Longer than a healthy database needs, and shorter than the caller waits. */
const LIMIT_MS = 1_000;

/** Runs all checks in parallel and resolves within a second, even while one of them hangs: that one is not started again. */
export function createReadiness(checks: readonly ReadinessCheck[], limitMs = LIMIT_MS): () => Promise<Readiness> {
  const running = new Map<string, Promise<unknown>>();
  const begin = ({ name, run }: ReadinessCheck): Promise<unknown> => {
    const begun = running.get(name) ?? run().finally(() => running.delete(name));
    running.set(name, begun);
    return begun;
  };
  return async () => {
    const problems = await Promise.all(
      checks.map(async (check) => [check.name, await problemOf(begin(check), limitMs)]),
    );
    return Object.fromEntries(problems.filter(([, problem]) => problem !== '')) as Readiness;
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
