import { createManualClock } from '@afterglow/shared-player/testing';
import { createConnection } from './connection.ts';

let isReachable: boolean;

function setUp() {
  const clock = createManualClock();
  const connection = createConnection({ clock, isReachable: async () => isReachable });
  const seen: boolean[] = [];
  connection.isOnline$.subscribe((isOnline) => seen.push(isOnline));
  return { connection, clock, seen };
}

function setBrowser(onLine: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => (isReachable = true));
afterEach(() => jest.restoreAllMocks());

test('reports offline immediately, and online when the browser does', async () => {
  const { seen } = setUp();
  setBrowser(false);
  setBrowser(true);
  await settle();
  expect(seen).toEqual([true, false, true]);
});

test('a network without the site stays offline, and the site is polled until it responds', async () => {
  const { connection, clock } = setUp();
  setBrowser(false);
  isReachable = false;
  setBrowser(true);
  await settle();
  clock.advance(5000);
  await settle();
  expect(connection.isOnline()).toBe(false);
  isReachable = true;
  clock.advance(5000);
  await settle();
  expect(connection.isOnline()).toBe(true);
});

test('a recheck has an effect only when the site does not respond', async () => {
  const { connection } = setUp();
  connection.recheck();
  await settle();
  expect(connection.isOnline()).toBe(true);
  isReachable = false;
  connection.recheck();
  await settle();
  expect(connection.isOnline()).toBe(false);
});
