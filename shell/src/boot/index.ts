import { FAILED_SHELL_COOKIE, REPORT_TEXT_MAX, REPORTS_PATH, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { STARTED } from './started.ts';

/*
 * Runs before the shell in every page, and only watches it. It uses nothing of the shell, which may be broken, and has 600 bytes at most:
 * hence the short ways.
 */

const version = __AFTERGLOW_VERSION__;
const page = document;
/** Those in which the page had time: not of a computer that sleeps, nor of a page that is put away. Below 0 it is over. */
let secondsLeft = 16;

const hasFailed = () => page.cookie.includes(FAILED_SHELL_COOKIE);

/** Once in a page. */
function end(kind: 'load' | 'crash', message?: string): Promise<unknown> {
  secondsLeft = -1;
  const body = JSON.stringify({ remote: SHELL_RELEASE_NAME, version, kind, message });
  return fetch(REPORTS_PATH, { method: 'POST', body });
}

/** Once in a browser: with the cookie it has what stands in for the shell, or there is nothing. */
function fail(message: string): void {
  if (secondsLeft < 0 || hasFailed()) return;
  // Without a network there is no response, and it may be the network's fault.
  end('crash', message.slice(0, REPORT_TEXT_MAX)).then(() => {
    page.cookie = `${FAILED_SHELL_COOKIE}=${version};path=/;max-age=86400`;
    // Where cookies are blocked, the same page would come again and again.
    if (hasFailed()) location.reload();
  }, Boolean);
}

function wait(): void {
  if (secondsLeft < 0) return;
  if (--secondsLeft) setTimeout(wait, 1000);
  else fail('no start');
}

// The message is a text: only an element's handler gets an event.
onerror = (message, file) => {
  if (file?.includes(`/${SHELL_RELEASE_NAME}/${version}/`)) fail(message as string);
};
addEventListener(STARTED, () => secondsLeft < 0 || end('load').catch(Boolean));
// The last one of the shell, or else this one. While a file has not arrived, which is the fault of the connection, nothing is waited for.
([...page.querySelectorAll('[defer]')].at(-1) as HTMLScriptElement).onload = wait;
