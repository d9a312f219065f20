import { buildMix, buildMixPlayback, createFakePlayerPort } from '@afterglow/shared-contracts/testing';
import userEvent from '@testing-library/user-event';
import { listenForShortcuts } from './shortcuts.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function setUp(status: 'playing' | 'paused' | 'stopped' = 'playing') {
  const player = createFakePlayerPort();
  if (status !== 'stopped') player.become(buildMixPlayback(buildMix(), { status, currentTime: 60_000 }));
  stop = listenForShortcuts(player, () => 25);
  return player;
}

test.each([
  [' ', 'pause'],
  ['k', 'pause'],
  ['{ArrowLeft}', 'seek 50000'],
  ['{ArrowRight}', 'seek 70000'],
  ['j', 'seek 50000'],
  ['l', 'seek 70000'],
])('the key %p is the command %s', async (key, command) => {
  const player = setUp();
  await userEvent.keyboard(key);
  expect(player.commands).toEqual([command]);
});

test('the arrows up and down change the volume by a step, and m mutes', async () => {
  const player = setUp();
  const volumes: unknown[] = [];
  player.volume$.subscribe(({ volume, muted }) => volumes.push(muted ? 'muted' : volume));
  await userEvent.keyboard('{ArrowUp}{ArrowDown}m');
  expect(volumes).toEqual([25, 35, 15, 'muted']); // the listener's volume is always 25 to these keys
});

test('space resumes what is paused', async () => {
  const player = setUp('paused');
  await userEvent.keyboard(' ');
  expect(player.commands).toEqual(['resume']);
});

test.each([
  '<input>',
  '<textarea></textarea>',
  '<button>x</button>',
  '<a href="/">x</a>',
  '<div role="slider" tabindex="0"></div>',
])('keys are left to %s while it has the focus', async (html) => {
  const player = setUp();
  document.body.innerHTML = html;
  (document.body.firstElementChild as HTMLElement).focus();
  await userEvent.keyboard(' k{ArrowUp}');
  expect(player.commands).toEqual([]);
});

test('keys with a modifier are the browser’s, and with nothing loaded all of them are', async () => {
  const player = setUp();
  await userEvent.keyboard('{Control>}l{/Control}');
  expect(player.commands).toEqual([]);
  player.become({ status: 'stopped', currentTime: -1, resource: null, mix: null, duration: null });
  await userEvent.keyboard(' ');
  expect(player.commands).toEqual([]);
});
