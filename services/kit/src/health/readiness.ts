import { errorText } from '../errors/error-text.ts';

/** Something that must hold for a service to answer; rejects when it does not. */
export interface ReadinessCheck {
  readonly name: string;
  run(): Promise<unknown>;
}

/** By the name of each check what is wrong with it; empty when all hold. */
export type Readiness = Readonly<Record<string, string>>;

/** Longer than any database in order needs, shorter than whoever asks waits. */
const LIMIT_MS = 1_000;

/** Makes all checks at once and answers within a second, also while one of them hangs: that one is not begun a second time. */
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
