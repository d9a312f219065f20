import {
  releaseNameSchema,
  releaseVersionSchema,
  REMOTES_PATH,
  REPORT_TEXT_MAX,
  SHELL_RELEASE_NAME,
  type ReleaseReport,
} from '@afterglow/shared-contracts';
import { textOf } from '../failures.ts';

/** A page that fails repeatedly reports nothing new. */
const MOST_REPORTS = 5;
const IN_STACK = new RegExp(`${REMOTES_PATH}/([^/\\s]+)/([^/\\s]+)/`, 'g');

let isWatching = false;

/**
 * From now on reports uncaught errors, once for each text, with the version whose code is in the stack. Its timers may
 * outlive it.
 */
export function watchErrors(report: (report: ReleaseReport) => void): void {
  if (isWatching) return;
  isWatching = true;
  const reported = new Set<string>();

  function notify(thrown: unknown) {
    const found = versionIn(thrown instanceof Error ? (thrown.stack ?? '') : '');
    const message = textOf(thrown).slice(0, REPORT_TEXT_MAX);
    if (!found || reported.has(message) || reported.size >= MOST_REPORTS) return;
    reported.add(message);
    report({ kind: 'error', ...found, message });
  }

  window.addEventListener('error', ({ error }: ErrorEvent) => notify(error));
  window.addEventListener('unhandledrejection', ({ reason }) => notify(reason));
}

/** An area's code that calls the shell is to blame before the shell. */
function versionIn(stack: string): { readonly remote: string; readonly version: string } | undefined {
  const found = [...stack.matchAll(IN_STACK)].map(([, remote = '', version = '']) => ({ remote, version }));
  const known = found.filter(
    ({ remote, version }) =>
      releaseNameSchema.safeParse(remote).success && releaseVersionSchema.safeParse(version).success,
  );
  return known.find(({ remote }) => remote !== SHELL_RELEASE_NAME) ?? known[0];
}
