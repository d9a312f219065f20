import { nowPlayingMessageSchema, operations, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { Page } from '@playwright/test';
import { FREE_MEMBER, storedUser } from '../pages/listener.ts';
import { openAudioProbe } from '../support/sound/audio-probe.ts';
import { startMarkedRelay } from '../support/sound/marked-relay.ts';
import { expect, test } from '../support/test.ts';

const RESET_OVER_WITHIN_MS = 3000;
/** The best of them counts: a slow machine is not the player's fault. */
const TRIES = 3;
/** After this much audio the player forgets a server's failure. */
const FORGIVEN_S = 12;
const SHOWN_WITHIN_MS = 1000;
/** Icecast's initial burst, as configured for relays: at the lowest rate more than thirteen seconds. */
const RELAY_BURST_BYTES = 160_000;
const MARK = 'The Marked Hour';

test('a dead server is replaced within 3 seconds; without any, an error offers Retry', async ({
  spoiltListener: listener,
  faults,
}) => {
  await listener.logIn();
  await listener.playChannel('deep');
  await listener.expectSound();
  const { page } = listener;
  const ear = await openAudioProbe(page);
  const server = () => page.evaluate(() => /\/live\/(\w+)\//.exec(document.querySelector('audio')?.src ?? '')?.[1]);
  let shortestMs = Infinity;
  for (let time = 1; time <= TRIES && shortestMs > RESET_OVER_WITHIN_MS; time += 1) {
    if (time > 1) await expect.poll(() => page.evaluate(secondsHeard), { timeout: 60_000 }).toBeGreaterThan(FORGIVEN_S);
    await ear.startOver();
    await expect.poll(async () => (await ear.heard()).firstSoundAtMs).not.toBeNull();
    const first = await server();
    const ofFirst = new RegExp(`^/v3/live/${first}/`);
    faults.corrupt(ofFirst, 'connection-reset');
    faults.cut(ofFirst);
    await expect.poll(server).not.toBe(first);
    await listener.expectSound();
    const { longestSilenceMs } = await ear.heard();
    faults.restore();
    test.info().annotations.push({ type: 'silence', description: `${Math.round(longestSilenceMs)} ms` });
    shortestMs = Math.min(shortestMs, longestSilenceMs);
  }
  expect(shortestMs).toBeLessThanOrEqual(RESET_OVER_WITHIN_MS);

  faults.corrupt(/^\/v3\/live\//, 'connection-reset');
  faults.cut(/^\/v3\/live\//);
  await expect(page.getByText('Server busy, please try again later.')).toBeVisible({ timeout: 60_000 });
  faults.restore();
  await page.locator('[aria-live]').getByRole('button', { name: 'Retry' }).click();
  await listener.expectSound();
});

test('the page shows the current track in sync with the audio, also behind a delayed relay', async ({
  spoiltListener: listener,
  faults,
  site,
}) => {
  const { page } = listener;
  const relay = startMarkedRelay(await streamOf(site.url), RELAY_BURST_BYTES);
  await relay.isFull;
  faults.serve(/^\/v3\/live\/\w+\/deep\//, relay.answer);
  await page.route(/\/v3\/stations(\?|$)/, async (route) => {
    const response = await route.fetch();
    const stations = operations.listStations.response.parse(await response.json());
    for (const { servers } of Object.values(stations))
      for (const server of servers) server.burst_bytes = RELAY_BURST_BYTES;
    await route.fulfill({ response, json: stations });
  });
  const feed = await holdFeed(page);
  await listener.logIn();
  await listener.playChannel('deep');
  const ear = await openAudioProbe(page);
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 3);
  await listener.follow('/radio');
  await expect(listener.main.getByRole('list', { name: 'Channels' })).toBeVisible();
  await page.evaluate(watchFor, MARK);

  relay.mark();
  await feed.startBroadcast(MARK, Date.now());
  await expect.poll(() => page.evaluate(seenAt), { timeout: 40_000 }).not.toBeNull();
  await expect.poll(async () => (await ear.heard()).firstSoundAtMs, { timeout: 40_000 }).not.toBeNull();
  const [shown, heard] = [await page.evaluate(seenAt), (await ear.heard()).firstSoundAtMs];
  const earlierMs = (heard ?? Infinity) - (shown ?? Infinity);
  test.info().annotations.push({ type: 'shown before heard', description: `${Math.round(earlierMs)} ms` });
  expect(Math.abs(earlierMs)).toBeLessThanOrEqual(SHOWN_WITHIN_MS);
  relay.close();
});

async function streamOf(siteUrl: string): Promise<string> {
  const { token } = JSON.parse(await storedUser(siteUrl, FREE_MEMBER)) as { readonly token: string };
  const url = `${siteUrl}/v3/subscriptions/validate-streaming?station=deep&mount=low`;
  const answer: unknown = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json();
  const permit = operations.validateStreaming.response.parse(answer);
  return `${siteUrl}/v3/live/a/deep/low.mp3?token=${encodeURIComponent(permit.token)}`;
}

/** The page's socket, by which the test sends a change. */
async function holdFeed(page: Page) {
  let greeted: StationPlaylistItem | undefined;
  let notifyPage: ((message: string) => void) | undefined;
  await page.routeWebSocket(/\/stations\/nowplaying$/, (socket) => {
    const service = socket.connectToServer();
    service.onMessage((message) => {
      const parsed = nowPlayingMessageSchema.safeParse(JSON.parse(String(message)));
      greeted ??= parsed.data?.nowPlaying.find(({ station }) => station === 'deep');
      socket.send(message);
    });
    notifyPage = (message) => socket.send(message);
  });
  return {
    async startBroadcast(title: string, startMs: number) {
      await expect.poll(() => greeted).toBeDefined();
      if (!greeted) return;
      const { mixes } = greeted;
      const item: StationPlaylistItem = {
        ...greeted,
        mixes: { ...mixes, show: { ...mixes.show, title } },
        scheduled_start_time: new Date(startMs).toISOString(),
        scheduled_end_time: new Date(startMs + HOUR_MS).toISOString(),
      };
      notifyPage?.(JSON.stringify({ nowPlaying: [item] }));
    },
  };
}

function secondsHeard(): number {
  return document.querySelector('audio')?.currentTime ?? 0;
}

function watchFor(text: string): void {
  const look = () => {
    if (!document.querySelector('main')?.textContent.includes(text)) return;
    observer.disconnect();
    Object.assign(window, { seenAt: Date.now() });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

function seenAt(): number | null {
  return (window as { seenAt?: number }).seenAt ?? null;
}
