import {
  buildChannelPlayback,
  buildMix,
  buildMixPlayback,
  createFakePlayerPort,
} from '@afterglow/shared-contracts/testing';
import { fireEvent } from '@testing-library/react';
import { followMiniPlayer } from './mini-gestures.ts';

function setUp() {
  const player = createFakePlayerPort(buildMixPlayback(buildMix()));
  const changes: unknown[] = [];
  const bar = document.createElement('section');
  const words = bar.appendChild(document.createElement('div'));
  const stop = followMiniPlayer(bar, { player, views: { change: (fields) => void changes.push(fields) } });
  const at = (type: string, [clientX, clientY]: readonly [number, number], pointerType = 'touch') =>
    fireEvent(bar, Object.assign(new MouseEvent(type, { clientX, clientY }), { pointerId: 1, pointerType }));
  const swipe = (to: readonly [number, number], pointerType?: string) => {
    at('pointerdown', [200, 200], pointerType);
    at('pointermove', to, pointerType);
    at('pointerup', to, pointerType);
  };
  return { player, changes, words, at, swipe, stop };
}

test('left is the next mix, right the previous one, up the full-screen player', () => {
  const { player, changes, swipe } = setUp();
  swipe([80, 205]);
  swipe([320, 205]);
  swipe([205, 60]);
  expect(player.commands).toEqual(['next', 'previous']);
  expect(changes).toEqual([{ isExpanded: true }]);
});

test('the current item follows the finger, and snaps back when released too early', () => {
  const { player, words, at } = setUp();
  at('pointerdown', [200, 200]);
  at('pointermove', [170, 202]);
  expect(words.style.translate).toBe('-30px 0');
  at('pointercancel', [170, 202]);
  expect(words.style.translate).toBe('');
  expect(player.commands).toEqual([]);
});

test('a mouse, a channel and a stopped player skip nothing', () => {
  const { player, changes, swipe } = setUp();
  swipe([80, 200], 'mouse');
  player.become(buildChannelPlayback('deep'));
  swipe([80, 200]);
  player.become({ status: 'stopped', positionMs: -1, resource: null, mix: null, durationMs: null });
  swipe([200, 60]);
  expect(player.commands).toEqual([]);
  expect(changes).toEqual([]);
});

test('after its disposer no gesture is handled', () => {
  const { player, swipe, stop } = setUp();
  stop();
  swipe([80, 200]);
  expect(player.commands).toEqual([]);
});
