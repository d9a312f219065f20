import path from 'node:path';
import { checkTypes } from '../release/check-sources.ts';
import { WORKSPACE_ROOT, workspacePackages } from '../workspace/packages.ts';

/** Checks the types of an area, always those of its last sources. */
export interface TypeChecks {
  /** The sources have changed. */
  request(): void;
  stop(): void;
}

/** `onOutcome` gets what the last check has printed; empty when nothing is wrong. A copy outside the workspace is not checked. */
export function createTypeChecks(
  packageDir: string,
  onOutcome: (problems: string) => void,
  root: string = WORKSPACE_ROOT,
): TypeChecks {
  const dir = path.resolve(packageDir);
  const location = workspacePackages(root).find((one) => one.dir === dir)?.location;
  let running = new AbortController();

  async function check(where: string, { signal }: AbortController): Promise<void> {
    const { problems } = await checkTypes(where, root, signal);
    if (!signal.aborted) onOutcome(problems);
  }

  return {
    request() {
      if (location === undefined) return;
      running.abort();
      running = new AbortController();
      // One that was called off throws, and so does a compiler that does not start: a build says the same.
      check(location, running).catch(() => undefined);
    },
    stop: () => running.abort(),
  };
}
