import {
  buildMix,
  buildMixPlayback,
  createFakeNavigationPort,
  createFakePlayerPort,
} from '@afterglow/shared-contracts/testing';
import { createSafeStorage } from '@afterglow/shared-data';
import userEvent from '@testing-library/user-event';
import { listenForShortcuts } from './shortcuts.ts';
import { createViews } from '../views.ts';

const newViews = () =>
  createViews(
    createFakeNavigationPort('/'),
    createSafeStorage(() => localStorage),
  );
let stop = () => {};
let views = newViews();
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function setUp(status: 'playing' | 'paused' | 'stopped' = 'playing') {
  const player = createFakePlayerPort();
  if (status !== 'stopped') player.become(buildMixPlayback(buildMix(), { status, positionMs: 60_000 }));
  views = newViews();
  stop = listenForShortcuts(player, views);
  return player;
}

test.each([
  [' ', 'pause'],
  ['k', 'pause'],
  ['{ArrowLeft}', 'seek 50000'],
  ['{ArrowRight}', 'seek 70000'],
  ['j', 'seek 50000'],
  ['l', 'seek 70000'],
])('[PLAYER-027] the key %p is the command %s', async (key, command) => {
  const player = setUp();
  await userEvent.keyboard(key);
  expect(player.commands).toEqual([command]);
});

test('[PLAYER-027] the up and down arrows change the volume by a step, and m mutes', async () => {
  const player = setUp();
  const volumes: unknown[] = [];
  player.volume$.subscribe(({ volume, muted }) => volumes.push(muted ? 'muted' : volume));
  await userEvent.keyboard('{ArrowUp}{ArrowDown}m');
  expect(volumes).toEqual([25, 35, 25, 'muted']);
});

test('space resumes a paused item', async () => {
  const player = setUp('paused');
  await userEvent.keyboard(' ');
  expect(player.commands).toEqual(['resume']);
});

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true" tabindex="0">x</div>',
  '<div role="slider" tabindex="0"></div>',
  '<div role="option" tabindex="0"></div>',
])('[PLAYER-027] all keys belong to %s while it has the focus', async (html) => {
  const player = setUp();
  focusOn(html);
  await userEvent.keyboard(' k{ArrowUp}{ArrowRight}');
  expect(player.commands).toEqual([]);
});

test.each(['<button>x</button>', '<a href="/">x</a>', '<div role="button" tabindex="0"></div>'])(
  'the space bar presses %s while it has the focus, and other keys control the player',
  async (html) => {
    const player = setUp();
    focusOn(html);
    await userEvent.keyboard(' ');
    expect(player.commands).toEqual([]);
    await userEvent.keyboard('{ArrowRight}');
    expect(player.commands).toEqual(['seek 70000']);
  },
);

function focusOn(html: string) {
  document.body.innerHTML = html;
  (document.body.firstElementChild as HTMLElement).focus();
}

test('keys with a modifier belong to the browser, and without an item all keys do', async () => {
  const player = setUp();
  for (const modifier of ['Control', 'Meta', 'Alt', 'Shift']) {
    await userEvent.keyboard(`{${modifier}>}l{ArrowRight}{/${modifier}}`);
  }
  expect(player.commands).toEqual([]);
  player.become({ status: 'stopped', positionMs: -1, resource: null, mix: null, durationMs: null });
  await userEvent.keyboard(' ');
  expect(player.commands).toEqual([]);
});

test('q toggles the queue and ? lists the keys even without an item, and f needs one', async () => {
  setUp('stopped');
  await userEvent.keyboard('qf?');
  expect(views.getState()).toMatchObject({ panel: 'queue', isExpanded: false, isHelpOpen: true });
  stop();
  setUp('playing');
  await userEvent.keyboard('f');
  expect(views.getState()).toMatchObject({ isExpanded: true });
});

test('letters and symbols can be turned off permanently, but not the space bar and arrows', async () => {
  const player = setUp();
  views.setLetterKeys(false);
  await userEvent.keyboard('kjlmq? {ArrowLeft}');
  expect(player.commands).toEqual(['pause', 'seek 50000']);
  expect(views.getState()).toMatchObject({ panel: null, isHelpOpen: false });
  expect(newViews().getState().hasLetterKeys).toBe(false);
  views.setLetterKeys(true);
  expect(newViews().getState().hasLetterKeys).toBe(true);
});

test('in the full-screen player they work as outside, in another dialog they belong to it', async () => {
  const player = setUp();
  document.body.innerHTML = `
    <dialog open><a href="/">in another one</a></dialog>
    <dialog open><a href="/">in the player</a><div data-shortcuts></div></dialog>`;
  const [other, own] = document.querySelectorAll('a');
  other?.focus();
  await userEvent.keyboard('k');
  expect(player.commands).toEqual([]);
  own?.focus();
  await userEvent.keyboard('k');
  expect(player.commands).toEqual(['pause']);
});

test('a dialog that itself has the focus after a click keeps the keys', async () => {
  const player = setUp();
  document.body.innerHTML = '<dialog open tabindex="-1"><p>Sign out?</p></dialog>';
  document.querySelector('dialog')?.focus();
  await userEvent.keyboard('k{ArrowLeft}');
  expect(player.commands).toEqual([]);
});

test('f toggles the full-screen player, and the queue behind it stays closed', async () => {
  setUp();
  await userEvent.keyboard('f');
  expect(views.getState().isExpanded).toBe(true);
  await userEvent.keyboard('q');
  expect(views.getState().panel).toBeNull();
  await userEvent.keyboard('f');
  expect(views.getState().isExpanded).toBe(false);
});
