import { FAILED_SHELL_COOKIE, REPORT_TEXT_MAX, REPORTS_PATH, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { STARTED } from './started.ts';

/*
 * Runs before the shell in every page, and only watches it. It uses no code of the shell, which may be broken, and is
 * limited to 600 bytes: hence the shortcuts.
 */

const version = __AFTERGLOW_VERSION__;
const page = document;
const folder = `/${SHELL_RELEASE_NAME}/${version}/`;
/** Counts only active seconds: not while the computer sleeps or the page is hidden. Below 0 it is over. */
let secondsLeft = 16;

const hasFailed = () => page.cookie.includes(FAILED_SHELL_COOKIE);

/** Reports once per page. Without a network there is no response, and it may be the network's fault. */
function end(kind: 'load' | 'crash', message?: string, onResponse?: () => void): void {
  if (secondsLeft < 0) return;
  secondsLeft = -1;
  const body = JSON.stringify({ remote: SHELL_RELEASE_NAME, version, kind, message });
  fetch(REPORTS_PATH, { method: 'POST', body }).then(onResponse, Boolean);
}

/** Once per browser: with the cookie it gets the previous good shell, or nothing helps. */
function fail(message: string): void {
  if (hasFailed()) return;
  end('crash', message.slice(0, REPORT_TEXT_MAX), () => {
    page.cookie = `${FAILED_SHELL_COOKIE}=${version};path=/;max-age=86400`;
    // With blocked cookies, the same page would reload in a loop.
    if (hasFailed()) location.reload();
  });
}

function wait(): void {
  if (--secondsLeft > 0) setTimeout(wait, 1000);
  else if (!secondsLeft) fail('no start');
}

// The message is a string: only an element's handler gets an event.
onerror = (message, file) => {
  if (file?.includes(folder)) fail(message as string);
};
addEventListener(STARTED, () => end('load'));
// The last script of the shell, or else this one. Time spent waiting for a file, which is the fault of the connection,
// does not count.
([...page.querySelectorAll(`[src*="${folder}"]`)].at(-1) as HTMLScriptElement).onload = wait;
