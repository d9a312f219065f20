import {
  buildMemberSession,
  buildMix,
  buildMixPlayback,
  createFakePlayerPort,
  createFakeSessionPort,
} from '@afterglow/shared-contracts/testing';
import { syncListening } from './sync-listening.ts';

const mix = buildMix();

function setUp() {
  const reported: string[] = [];
  const listening = {
    note: () => void reported.push('note'),
    flush: () => void reported.push('flush'),
    load: async () => void reported.push('load'),
  };
  const [player, session] = [createFakePlayerPort(), createFakeSessionPort()];
  syncListening({ player, session }, listening);
  reported.length = 0;
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  return { player, session, reported, show };
}

test('other devices are checked at login, and when the page is shown again', () => {
  const { session, reported, show } = setUp();
  session.become(buildMemberSession());
  show();
  expect(reported).toEqual(['load', 'load']);
});

test('nothing is requested during playback', async () => {
  const { player, reported, show } = setUp();
  player.become(buildMixPlayback(mix));
  show();
  expect(reported).toEqual([]);
  player.become(buildMixPlayback(mix, { status: 'paused', pausedBy: 'listener' }));
  show();
  expect(reported).toEqual(['load']);
});
