import { liveSetEventsPath, type Environment } from '@afterglow/shared-contracts';
import { delay } from '../lib/delay.ts';

/**
 * The browser reconnects after a broken connection, but stops after an error response, such as a proxy's while the
 * site restarts.
 */
const REOPEN_MS = 3000;

/**
 * One event stream for all tabs of the browser: the tab that holds the lock opens it and passes on its events. When
 * that tab closes, the next one gets the lock, and the registry starts with the current live set, so nothing is lost.
 * A browser has six connections to a host over HTTP/1.1, and the music needs some of them.
 */
export function openSharedStream(environment: Environment, onMessage: (text: string) => void): () => void {
  const name = `afterglow:live-set:${environment}`;
  const closing = new AbortController();
  const { signal } = closing;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(String(data)));

  function pass(text: string) {
    channel.postMessage(text);
    onMessage(text);
  }

  async function lead() {
    while (!signal.aborted) {
      await listen(liveSetEventsPath(environment), pass, signal);
      await delay(REOPEN_MS, signal);
    }
  }

  void leadInTurn(name, lead, signal);
  return () => {
    closing.abort();
    channel.close();
  };
}

/** Resolves when the stream is closed permanently, by the signal or by an error response. */
function listen(path: string, onMessage: (text: string) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const events = new EventSource(path);
    events.addEventListener('live-set', ({ data }: MessageEvent<unknown>) => onMessage(String(data)));
    events.addEventListener('error', () => events.readyState === EventSource.CLOSED && close());
    signal.addEventListener('abort', close, { once: true });
    function close() {
      events.close();
      signal.removeEventListener('abort', close);
      resolve();
    }
  });
}

/** Without locks (an insecure origin) every tab has its own stream. */
async function leadInTurn(name: string, lead: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return lead();
  try {
    await locks.request(name, { signal }, lead);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
