import { HANG_WATCH_PATH, REPORTS_PATH } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { ShellError } from '../../lib/shell-error.ts';
import type { Version, Watched } from '../../service-worker/hang-watch/hang-mark.ts';
import { loadWatch } from './load-watch.ts';
import { forgetOwn, leaveOwn, linesOf, listOwn } from './watched-lines.ts';

const WATCHED_MS = MINUTE_MS;
const SIGN_EVERY_MS = 1000;
/** A page without a signal for this long may have been marked. */
const STILL_MS = 10_000;

/** Events that may precede something that stops the page. */
const ENDS = ['visibilitychange', 'pagehide', 'beforeprint', 'beforeunload'];
const DIALOGS = ['alert', 'confirm', 'prompt', 'print'] as const;

let worker: Worker | undefined;
let signedAtMs = 0;
let areDialogsHeard = false;
let timers: readonly ReturnType<typeof setTimeout>[] = [];

/**
 * From now on for a minute, while this tab is visible, a worker detects when the page stops responding, reports it to
 * the registry and marks the version. Without workers or storage nothing happens.
 */
export function guardFromHang({ remote, version }: Version): void {
  try {
    if (worker) noteSign();
    else signedAtMs = Date.now();
    listOwn({ remote, version });
    worker ??= new Worker(HANG_WATCH_PATH);
    worker.postMessage({ remote, version, reportsPath: REPORTS_PATH } satisfies Watched);
    const sign = setInterval(() => {
      noteSign();
      worker?.postMessage(null);
    }, SIGN_EVERY_MS);
    timers.forEach(clearTimeout);
    timers = [sign, setTimeout(end, WATCHED_MS)];
    for (const type of ENDS) window.addEventListener(type, end, true);
    hearDialogs();
  } catch {
    end();
  }
}

/**
 * Throws a `ShellError` (`area_hung`) when this version hung in this browser; a request by the listener runs anyway.
 */
export async function refuseHung(version: Version, isAskedFor = false): Promise<void> {
  if (!linesOf(version).length) return;
  const watch = await loadWatch();
  if (isAskedFor) await watch?.forgetHang(version);
  else if (await watch?.hasHung(version))
    throw new ShellError('area_hung', 'It made a page hang.', { context: { ...version } });
}

/** A page that hung and recovers, as it does when it is closed during the wait, leaves its mark to the next one. */
function noteSign(): void {
  if (Date.now() - signedAtMs > STILL_MS) leaveOwn();
  signedAtMs = Date.now();
}

/** An open dialog of the browser stops a page like a hang. */
function hearDialogs(): void {
  if (areDialogsHeard) return;
  areDialogsHeard = true;
  for (const name of DIALOGS) {
    const apply = (open: (...args: unknown[]) => unknown, self: unknown, args: unknown[]) => {
      end();
      return Reflect.apply(open, self, args);
    };
    Object.assign(window, { [name]: new Proxy(window[name], { apply }) });
  }
}

/** A started version must not be blamed for a later hang. */
function end(): void {
  noteSign();
  worker?.terminate();
  worker = undefined;
  for (const type of ENDS) window.removeEventListener(type, end, true);
  timers.forEach(clearTimeout);
  forgetOwn();
}
