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
  const told: string[] = [];
  const listening = {
    note: () => void told.push('note'),
    flush: () => void told.push('flush'),
    load: async () => void told.push('load'),
  };
  const [player, session] = [createFakePlayerPort(), createFakeSessionPort()];
  syncListening({ player, session }, listening);
  told.length = 0;
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  return { player, session, told, show };
}

test('other devices are asked about when someone logs in, and when the page is shown again', () => {
  const { session, told, show } = setUp();
  session.become(buildMemberSession());
  show();
  expect(told).toEqual(['load', 'load']);
});

test('while something plays no one asks', async () => {
  const { player, told, show } = setUp();
  player.become(buildMixPlayback(mix));
  show();
  expect(told).toEqual([]);
  player.become(buildMixPlayback(mix, { status: 'paused', pausedBy: 'listener' }));
  show();
  expect(told).toEqual(['load']);
});
