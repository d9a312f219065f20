import path from 'node:path';
import { checkTypes } from '../release/checks/check-sources.ts';
import { WORKSPACE_ROOT, workspacePackages } from '../workspace/packages.ts';

/** Checks the types of an area, always for its latest sources. */
export interface TypeChecks {
  request(): void;
  stop(): void;
}

/** `onOutcome` receives the output of the last check; empty without errors. A copy outside the workspace is not checked. */
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
      // A canceled check throws, and so does a compiler that does not start, which a build reports too.
      check(location, running).catch(() => undefined);
    },
    stop: () => running.abort(),
  };
}
