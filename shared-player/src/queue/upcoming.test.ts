import { mixIdSchema, type BitrateKbps, type MixId } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import type { MixSource, PlaybackApi } from '../playback/playback-api.ts';
import { errorAnswer, settle } from '../testing/test-player.ts';
import { createUpcoming } from './upcoming.ts';

const id = (number: number): MixId => mixIdSchema.parse(number);

/** Responds to each request when the test says so. */
function createQuestions() {
  const asked: string[] = [];
  let answering: Promise<void> = Promise.resolve();
  let bitrateKbps: BitrateKbps = 128;
  const sourceOf = (mixId: MixId, kbps: BitrateKbps): MixSource => ({ url: `/${mixId}/${kbps}.mp3`, expiresAtMs: 0 });
  const api: Pick<PlaybackApi, 'mix' | 'mixSource'> = {
    mix: async (mixId) => buildMix({ number: mixId }),
    async mixSource(mixId, kbps) {
      asked.push(`${mixId} ${kbps}`);
      await answering;
      return sourceOf(mixId, kbps);
    },
  };
  const prepared: string[] = [];
  const upcoming = createUpcoming({
    api: api as PlaybackApi,
    getBitrateKbps: () => bitrateKbps,
    onPrepared: ({ url }) => prepared.push(url),
  });
  return {
    upcoming,
    asked,
    prepared,
    become: (kbps: BitrateKbps) => (bitrateKbps = kbps),
    answerWith: (answer: Promise<void>) => void (answering = answer),
  };
}

test('an item is requested once, and is consumed with its URL once', async () => {
  const { upcoming, asked, prepared } = createQuestions();
  upcoming.prepare(id(1));
  upcoming.prepare(id(1));
  await settle();
  expect([asked, prepared]).toEqual([['1 128'], ['/1/128.mp3']]);
  expect(upcoming.take(id(1))).toMatchObject({ mix: { id: 1 }, source: { url: '/1/128.mp3' } });
  expect(upcoming.take(id(1))).toBeNull();
  upcoming.prepare(id(1));
  expect(asked).toHaveLength(2);
});

test('an unprepared item, or another one, is not consumed', async () => {
  const { upcoming } = createQuestions();
  upcoming.prepare(id(1));
  expect(upcoming.take(id(1))).toBeNull();
  upcoming.prepare(id(2));
  await settle();
  expect(upcoming.take(id(3))).toBeNull();
  expect(upcoming.take(id(2))).toBeNull();
});

test('another quality is requested again, and the prepared old one is not consumed', async () => {
  const { upcoming, asked, become } = createQuestions();
  upcoming.prepare(id(1));
  await settle();
  become(320);
  upcoming.prepare(id(1));
  await settle();
  expect(asked).toEqual(['1 128', '1 320']);
  become(96);
  expect(upcoming.take(id(1))).toBeNull();
});

test('a response that arrives after another request is ignored', async () => {
  const { upcoming, prepared, answerWith } = createQuestions();
  let answerFirst = (): void => undefined;
  answerWith(new Promise((resolve) => (answerFirst = resolve)));
  upcoming.prepare(id(1));
  answerWith(Promise.resolve());
  upcoming.prepare(id(2));
  await settle();
  answerFirst();
  await settle();
  expect(prepared).toEqual(['/2/128.mp3']);
  expect(upcoming.take(id(2))?.mix.id).toBe(2);
});

test('the prepared item is dropped while the next one is requested', async () => {
  const { upcoming, answerWith } = createQuestions();
  upcoming.prepare(id(1));
  await settle();
  answerWith(new Promise(() => undefined));
  upcoming.prepare(id(2));
  expect(upcoming.take(id(2))).toBeNull();
});

test('a failed request prepares nothing and has no effect', async () => {
  const { upcoming, prepared, answerWith } = createQuestions();
  answerWith(Promise.reject(new Error('no')));
  upcoming.prepare(id(1));
  await settle();
  expect(prepared).toEqual([]);
  expect(upcoming.take(id(1))).toBeNull();
});

test('[PLAYER-080] a rejection expires with another membership, or once an item was consumed', async () => {
  const { upcoming, become, answerWith } = createQuestions();
  answerWith(Promise.reject(errorAnswer(403)));
  upcoming.prepare(id(1));
  await settle();
  expect(upcoming.isRefused(id(1))).toBe(true);
  become(320);
  expect(upcoming.isRefused(id(1))).toBe(false);
  become(128);
  upcoming.take(id(2));
  expect(upcoming.isRefused(id(1))).toBe(false);
});
