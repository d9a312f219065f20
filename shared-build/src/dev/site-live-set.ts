import { setTimeout as pause } from 'node:timers/promises';
import { liveSetEventsPath, liveSetSchema, type LiveSet } from '@afterglow/shared-contracts';

const AGAIN_AFTER_MS = 2000;
const EVENT_END = '\n\n';
const DATA = 'data: ';

/** Watches the site's live set until the signal aborts; while the site is away, nothing changes. */
export async function followSite(
  siteUrl: string,
  onLiveSet: (liveSet: LiveSet) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(new URL(liveSetEventsPath('production'), siteUrl), { signal });
      if (response.ok && response.body) await read(response.body, onLiveSet);
    } catch {
      // Retried below.
    }
    await pause(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function read(body: ReadableStream<Uint8Array>, onLiveSet: (liveSet: LiveSet) => void): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    const events = text.split(EVENT_END);
    text = events.pop() ?? '';
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith(DATA));
      if (data !== undefined) onLiveSet(liveSetSchema.parse(JSON.parse(data.slice(DATA.length))));
    }
  }
}
