import { buildChannelPlayback, buildMix, createFakePorts } from '@afterglow/shared-contracts/testing';
import { createFakePreviewSound } from '../../../testing/fake-preview-sound.ts';
import { ANSWERS, GENRES, HOUSE, TECHNO } from '../../../testing/open-onboarding.ts';
import { createPreview } from './preview.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const TICK_MS = 100;
const tick = () => jest.advanceTimersByTimeAsync(TICK_MS);

function setUp({ isPremium = false, answers = ANSWERS } = {}) {
  const ports = createFakePorts({ answers });
  const sound = createFakePreviewSound();
  const onFailed = jest.fn();
  const preview = createPreview({ ...ports, sound, isPremium, onFailed });
  const leave = preview.follow();
  return {
    ...ports,
    sound,
    preview,
    onFailed,
    leave,
    opened: () => sound.done.filter((one) => one.startsWith('open')),
  };
}

test('a genre plays for ten seconds, from its most played mix', async () => {
  const { data, sound, preview, opened } = setUp();
  preview.toggle(HOUSE);
  expect(sound.done.at(-1)).toBe('prime');
  expect(preview.getState()).toEqual({ status: 'loading', genreId: 1 });
  await tick();
  expect(data.queriesOf('listMixes')).toEqual([{ genre: 'House', order: '-reach', limit: 12 }]);
  expect(opened()).toEqual(['open /sound/2.mp3 at 0']);
  sound.hear(4);
  await tick();
  expect(preview.getState()).toEqual({ status: 'playing', genreId: 1, progress: 0.4 });
  sound.hear(10);
  await tick();
  expect(preview.getState()).toEqual({ status: 'silent' });
  expect(sound.done.at(-1)).toBe('close');
});

test('a preview does not touch the player, its queue or the play count', async () => {
  const { data, player, preview } = setUp();
  preview.toggle(HOUSE);
  await tick();
  expect(player.commands).toEqual([]);
  expect(data.calls.map(({ name }) => name)).toEqual(['listMixes', 'getMixUrls']);
});

test('members with Premium can preview mixes that others cannot', async () => {
  const { preview, opened } = setUp({ isPremium: true });
  preview.toggle(HOUSE);
  await tick();
  expect(opened()).toEqual(['open /sound/1.mp3 at 0']);
});

test.each([
  ['loud from its beginning on', () => 80, 1400, 0],
  ['quiet for a tenth of its length', (bar: number) => (bar < 14 ? 20 : 80), 1400, 140],
  ['loud in the end alone, which is shorter than a preview', (bar: number) => (bar < 139 ? 20 : 80), 280, 270],
  ['shorter than a preview', () => 80, 5, 0],
])('a mix that is %s plays from there', async (_, loudness, duration, startSeconds) => {
  const waveform = Array.from({ length: 140 }, (_unused, bar) => loudness(bar));
  const answers = { ...ANSWERS, listMixes: () => ({ data: [buildMix({ number: 3, duration, waveform })] }) };
  const { preview, opened } = setUp({ answers });
  preview.toggle(HOUSE);
  await tick();
  expect(opened()).toEqual([`open /sound/3.mp3 at ${startSeconds}`]);
});

test('another press ends it, and another genre replaces it', async () => {
  const { sound, preview, opened } = setUp();
  preview.toggle(HOUSE);
  preview.toggle(HOUSE);
  expect(preview.getState().status).toBe('silent');
  await tick();
  expect(opened()).toEqual([]);
  preview.toggle(HOUSE);
  await tick();
  sound.hear(2);
  await tick();
  preview.toggle(TECHNO);
  expect(preview.getState()).toEqual({ status: 'loading', genreId: 2 });
  await tick();
  expect(opened()).toHaveLength(2);
});

test.each(['playing', 'loading'] as const)('does not start while the player is %s', async (status) => {
  const { data, player, preview } = setUp();
  player.become(buildChannelPlayback('deep', { status }));
  preview.toggle(HOUSE);
  await tick();
  expect(preview.getState().status).toBe('silent');
  expect([data.calls, player.commands]).toEqual([[], []]);
});

test('starts while the music is paused, and ends when the music resumes', async () => {
  const { player, sound, preview } = setUp();
  player.become(buildChannelPlayback('deep', { status: 'paused' }));
  preview.toggle(HOUSE);
  await tick();
  sound.hear(1);
  await tick();
  expect(preview.getState().status).toBe('playing');
  player.become(buildChannelPlayback('deep'));
  expect(preview.getState().status).toBe('silent');
  expect(sound.done.at(-1)).toBe('close');
  expect(player.commands).toEqual([]);
});

test('has the volume of the player, and is silent while the player is muted', () => {
  const { player, sound } = setUp();
  player.setVolume(50);
  expect(sound.done.at(-1)).toBe('gain 0.25');
  player.toggleMute();
  expect(sound.done.at(-1)).toBe('gain 0');
});

test('ends with its page, even while its URL is being fetched', async () => {
  const { sound, preview, leave, onFailed, opened } = setUp();
  preview.toggle(HOUSE);
  leave();
  await tick();
  expect([preview.getState().status, opened()]).toEqual(['silent', []]);
  sound.fail();
  expect(onFailed).not.toHaveBeenCalled();
});

test('ends when the system interrupts the audio', async () => {
  const { sound, preview, onFailed } = setUp();
  preview.toggle(HOUSE);
  await tick();
  sound.hear(3);
  sound.halt();
  await tick();
  expect(preview.getState().status).toBe('silent');
  expect(onFailed).not.toHaveBeenCalled();
});

test('reports a genre with only Premium mixes, a broken file and audio that never arrives', async () => {
  const { sound, preview, onFailed } = setUp();
  const disco = GENRES[3] ?? HOUSE;
  preview.toggle(disco);
  await tick();
  expect([preview.getState().status, onFailed.mock.calls.length]).toEqual(['silent', 1]);
  preview.toggle(HOUSE);
  await tick();
  sound.fail();
  expect([preview.getState().status, onFailed.mock.calls.length]).toEqual(['silent', 2]);
  preview.toggle(HOUSE);
  await tick();
  await jest.advanceTimersByTimeAsync(20_000);
  expect([preview.getState().status, onFailed.mock.calls.length]).toEqual(['silent', 3]);
});
