import { memberIdSchema, mixIdSchema } from '@afterglow/shared-contracts';
import {
  buildMemberSession,
  buildMix,
  buildMixPlayback,
  createFakePorts,
  type FakePorts,
} from '@afterglow/shared-contracts/testing';
import { createSafeStorage } from '@afterglow/shared-data';
import { createManualClock } from '@afterglow/shared-player/testing';
import { createViews } from '../layout/views.ts';
import { createPageStateSaver, restorePageState } from './page-state.ts';

const KEY = 'keptPlace';
const FRESH_MS = 120_000;
const mix = buildMix({ number: 12 });
const ids = [11, 12, 13].map((id) => mixIdSchema.parse(id));
const queue = { mixes: ids, position: 1, playlistId: null };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

function openDocument(session: Parameters<typeof createFakePorts>[0] = { session: buildMemberSession() }) {
  const ports = createFakePorts(session);
  const storage = createSafeStorage(() => sessionStorage);
  const clock = createManualClock();
  const views = createViews(ports.navigation, storage);
  return { ports, views, clock, perTab: storage };
}

function pauseAt(ports: FakePorts, positionMs: number): void {
  ports.player.becomeQueue(queue);
  ports.player.become(buildMixPlayback(mix, { status: 'paused', positionMs }));
}

function leaveMember() {
  const before = openDocument();
  pauseAt(before.ports, 754_000);
  before.views.change({ panel: 'queue' });
  jest.replaceProperty(window, 'scrollY', 640);
  createPageStateSaver(before)();
}

test('the next document restores queue, item, position, panel and scroll position', () => {
  leaveMember();
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const after = openDocument();
  restorePageState(after);
  expect(after.ports.player.commands).toEqual(['restoreQueue 11,12,13 at 1 from 754000']);
  expect(after.views.getState().panel).toBe('queue');
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
});

test('the stored state is consumed once', () => {
  leaveMember();
  restorePageState(openDocument());
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['a visitor', undefined],
  ['another member', { session: buildMemberSession({ id: memberIdSchema.parse(4711) }) }],
])('nothing of it reaches %s', (_, session) => {
  leaveMember();
  const after = openDocument(session ?? {});
  restorePageState(after);
  expect(after.ports.player.commands).toEqual([]);
});

test('a listener who has pressed play by then hears their choice', () => {
  leaveMember();
  const after = openDocument();
  after.ports.player.become(buildMixPlayback(buildMix()));
  restorePageState(after);
  expect(after.ports.player.commands).toEqual([]);
});

test('another page is not scrolled', () => {
  leaveMember();
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '');
  sessionStorage.setItem(KEY, JSON.stringify({ ...stored, address: 'https://afterglow.example/elsewhere' }));
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  const after = openDocument();
  restorePageState(after);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(after.views.getState().panel).toBeNull();
});

test.each([
  ['too old', { atMs: -FRESH_MS - 1 }],
  ['from the future', { atMs: 1 }],
  ['without an address', { address: undefined }],
  ['scrolled to nowhere', { scrollTop: -1 }],
  [
    'with a queue that points outside itself',
    { listening: { memberId: 1, queue: { ...queue, position: 3 }, positionMs: 0 } },
  ],
  [
    'with a queue of too many',
    { listening: { memberId: 1, queue: { ...queue, mixes: Array(1001).fill(12) }, positionMs: 0 } },
  ],
])('a state %s is dropped', (_, spoilt) => {
  leaveMember();
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '');
  const after = openDocument();
  const shifted = { atMs: after.clock.now(), ...spoilt };
  if ('atMs' in spoilt) shifted.atMs = after.clock.now() + spoilt.atMs;
  sessionStorage.setItem(KEY, JSON.stringify({ ...stored, ...shifted }));
  restorePageState(after);
  expect(after.ports.player.commands).toEqual([]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a channel stores no position', () => {
  const before = openDocument();
  createPageStateSaver(before)();
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toMatchObject({ listening: null });
});
