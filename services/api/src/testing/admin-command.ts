import { run } from '#admin/cli/index.ts';
import type { RunningApi } from './start-api.ts';
import { operatorTokenOf } from './send-import.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The `afterglow-admin` command, as run by an operator of this machine. */
export function adminCommand(api: () => RunningApi): (...args: readonly string[]) => Promise<Ran> {
  return async (...args) => {
    let [out, err] = ['', ''];
    const code = await run(args, {
      environment: { AFTERGLOW_URL: api().origin, AFTERGLOW_ADMIN_TOKEN: await operatorTokenOf(api()) },
      stdout: { write: (text) => (out += text) },
      stderr: { write: (text) => (err += text) },
      askSecret: () => Promise.reject(new Error('No one is asked.')),
    });
    return { code, out, err };
  };
}
