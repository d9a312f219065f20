import { FAILED_SHELL_COOKIE, REPORT_TEXT_MAX, REPORTS_PATH, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { STARTED } from './started.ts';

/*
 * Runs before the shell in every page, and only watches it. It uses nothing of the shell, which may be broken, and has 600 bytes at most:
 * hence the shortcuts.
 */

const version = __AFTERGLOW_VERSION__;
const page = document;
const folder = `/${SHELL_RELEASE_NAME}/${version}/`;
/** Those in which the page had time: not of a computer that sleeps, nor of a page that is put away. Below 0 it is over. */
let secondsLeft = 16;

const hasFailed = () => page.cookie.includes(FAILED_SHELL_COOKIE);

/** Reports once in a page. Without a network there is no response, and it may be the network's fault. */
function end(kind: 'load' | 'crash', message?: string, onResponse?: () => void): void {
  if (secondsLeft < 0) return;
  secondsLeft = -1;
  const body = JSON.stringify({ remote: SHELL_RELEASE_NAME, version, kind, message });
  fetch(REPORTS_PATH, { method: 'POST', body }).then(onResponse, Boolean);
}

/** Once in a browser: with the cookie it gets the previous good shell, or nothing can be done. */
function fail(message: string): void {
  if (hasFailed()) return;
  end('crash', message.slice(0, REPORT_TEXT_MAX), () => {
    page.cookie = `${FAILED_SHELL_COOKIE}=${version};path=/;max-age=86400`;
    // Where cookies are blocked, the same page would load again and again.
    if (hasFailed()) location.reload();
  });
}

function wait(): void {
  if (--secondsLeft > 0) setTimeout(wait, 1000);
  else if (!secondsLeft) fail('no start');
}

// The message is a text: only an element's handler gets an event.
onerror = (message, file) => {
  if (file?.includes(folder)) fail(message as string);
};
addEventListener(STARTED, () => end('load'));
// The last one of the shell, or else this one. While a file has not arrived, which is the fault of the connection, nothing is waited for.
([...page.querySelectorAll(`[src*="${folder}"]`)].at(-1) as HTMLScriptElement).onload = wait;
