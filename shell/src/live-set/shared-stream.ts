import { liveSetEventsPath, type Environment } from '@afterglow/shared-contracts';
import { RELEASE_RETRY, retryDelayMs } from '@afterglow/shared-contracts/retry-policy';
import { delay } from '../lib/delay.ts';

/** Not all browsers return at the same time: a delay is up to twice as long. */
const SPREAD = 1;

/** Two heartbeats of the registry are missed: the connection is dead, or the tab that leads has stopped responding. */
const SILENT_MS = 25_000;
const LOOK_EVERY_MS = 5000;
/** An earlier registry sends no heartbeats, and a proxy may hold them back. */
const MOST_TAKEOVERS_WITHOUT = 2;
/** Messages between tabs besides live sets: the stream is alive; which live set is the latest? */
const HEARTBEAT = '';
const QUESTION = '?';

/**
 * One event stream for all tabs of the browser: the tab that holds the lock opens it and passes on its events. When
 * that tab closes, the next one gets the lock; when nothing arrives from it, a visible tab takes the lock. The registry
 * starts with the current live set, so nothing is lost. A browser has six connections to a host over HTTP/1.1, and the
 * music needs some of them.
 */
export function openSharedStream(environment: Environment, onMessage: (text: string) => void): () => void {
  // Tabs of earlier shells, which pass on no heartbeats, share a stream under another name.
  const name = `afterglow:live-set-stream:${environment}`;
  const closing = new AbortController();
  const { signal } = closing;
  const channel = new BroadcastChannel(name);
  let heardAtMs = performance.now();
  let isSilent = false;
  let takeoversLeft = MOST_TAKEOVERS_WITHOUT;
  /** Only the tab that leads has it. */
  let latest: string | null = null;
  let turn = new AbortController();

  function take(text: string) {
    heardAtMs = performance.now();
    if (text === HEARTBEAT) takeoversLeft = MOST_TAKEOVERS_WITHOUT;
    else onMessage(text);
  }

  function look() {
    const isHeard = performance.now() - heardAtMs < SILENT_MS;
    if (isHeard || document.visibilityState === 'hidden' || takeoversLeft === 0) return;
    takeoversLeft -= 1;
    heardAtMs = performance.now();
    isSilent = true;
    turn.abort();
  }

  async function lead(over: AbortSignal) {
    // The browser reconnects after a broken connection, but stops after an error response, such as a proxy's while the
    // site restarts.
    for (let retries = 0; !over.aborted; retries += 1) {
      await listen(liveSetEventsPath(environment), pass, over);
      if (latest !== null) retries = 0;
      latest = null;
      await delay(retryDelayMs(RELEASE_RETRY, retries) * (1 + Math.random() * SPREAD), over);
    }
  }

  function pass(text: string) {
    if (text !== HEARTBEAT) latest = text;
    channel.postMessage(text);
    take(text);
  }

  /** A tab that has just opened was not told of changes since its page was sent. */
  function reply() {
    if (latest !== null) channel.postMessage(latest);
  }

  async function takeTurns() {
    while (!signal.aborted) {
      turn = new AbortController();
      const steal = isSilent;
      isSilent = false;
      await leadInTurn(name, { steal, lead, over: AbortSignal.any([signal, turn.signal]) });
      // Another tab has taken the lock.
      turn.abort();
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    data === QUESTION ? reply() : take(String(data)),
  );
  channel.postMessage(QUESTION);
  const timer = setInterval(look, LOOK_EVERY_MS);
  void takeTurns();
  return () => {
    closing.abort();
    clearInterval(timer);
    channel.close();
  };
}

/** Resolves when the stream is closed permanently, by the signal or by an error response. */
function listen(path: string, onMessage: (text: string) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const events = new EventSource(path);
    events.addEventListener('live-set', ({ data }: MessageEvent<unknown>) => onMessage(String(data)));
    events.addEventListener('heartbeat', () => onMessage(HEARTBEAT));
    events.addEventListener('error', () => events.readyState === EventSource.CLOSED && close());
    signal.addEventListener('abort', close, { once: true });
    function close() {
      events.close();
      signal.removeEventListener('abort', close);
      resolve();
    }
  });
}

interface TurnOptions {
  /** Takes the lock from the tab that holds it. */
  readonly steal: boolean;
  readonly lead: (over: AbortSignal) => Promise<void>;
  readonly over: AbortSignal;
}

/** Resolves at the end of the turn. Without locks (an insecure origin) every tab has its own stream. */
async function leadInTurn(name: string, { steal, lead, over }: TurnOptions): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return lead(over);
  try {
    await locks.request(name, steal ? { steal } : { signal: over }, () => lead(over));
  } catch (error) {
    // The signal has ended the wait, or another tab has taken the lock.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return lead(over);
  }
}
