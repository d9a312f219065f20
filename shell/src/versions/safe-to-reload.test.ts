import { buildChannelPlayback, buildMix, buildMixPlayback } from '@afterglow/shared-contracts/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { isSafeToReload, type TabActivity } from './safe-to-reload.ts';

const mix = buildMix();
const STOPPED = { status: 'stopped', positionMs: -1, resource: null, mix: null, durationMs: null } as const;
const paused = buildMixPlayback(mix, { status: 'paused', positionMs: 90_000 });

function momentWith(fields: Partial<TabActivity>): TabActivity {
  const calm = { player: paused, hasSleepTimer: false, isInUse: false, isHidden: true, untouchedMs: 10_000 };
  return { ...calm, ...fields };
}

test.each<[string, Partial<TabActivity>]>([
  ['hidden, with a paused mix', {}],
  ['hidden, and nothing was ever played', { player: STOPPED }],
  ['hidden, and another tab has taken the sound', { player: { ...paused, pausedBy: 'other-tab' } }],
  ['seen, and untouched for ten minutes', { isHidden: false, untouchedMs: 10 * MINUTE_MS }],
])('a tab is safe to reload: %s', (_, fields) => {
  expect(isSafeToReload(momentWith(fields))).toBe(true);
});

test.each<[string, Partial<TabActivity>]>([
  ['a mix plays', { player: buildMixPlayback(mix) }],
  ['a mix is about to play', { player: buildMixPlayback(mix, { status: 'loading' }) }],
  ['a call interrupts the music', { player: { ...paused, pausedBy: 'system' } }],
  ['the browser waits for a tap', { player: { ...paused, pausedBy: 'browser' } }],
  ['a channel plays', { player: buildChannelPlayback('deep') }],
  ['a paused channel would be lost', { player: buildChannelPlayback('deep', { status: 'paused' }) }],
  ['a sleep timer runs', { hasSleepTimer: true }],
  ['a part of the page is in use', { isInUse: true }],
  ['it was hidden only just now', { untouchedMs: 9_999 }],
  ['somebody may be reading it', { isHidden: false, untouchedMs: 10 * MINUTE_MS - 1 }],
])('a tab untouched for long is not safe to reload while %s', (_, fields) => {
  expect(isSafeToReload(momentWith({ untouchedMs: 60 * MINUTE_MS, ...fields }))).toBe(false);
});

test('hidden tabs become safe to reload at different times', () => {
  expect(isSafeToReload(momentWith({}), 5000)).toBe(false);
  expect(isSafeToReload(momentWith({ untouchedMs: 15_000 }), 5000)).toBe(true);
});
