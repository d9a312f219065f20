import { createManualClock } from '@afterglow/shared-player/testing';
import { createConnection } from './connection.ts';

let isReachable: boolean;
let isNeeded: boolean;

function setUp() {
  const clock = createManualClock();
  let asked = 0;
  const connection = createConnection({
    clock,
    random: () => 0.5,
    isReachable: async () => {
      asked += 1;
      return isReachable;
    },
    isNeeded: () => isNeeded,
  });
  const seen: boolean[] = [];
  let returns = 0;
  connection.isOnline$.subscribe((isOnline) => seen.push(isOnline));
  connection.returned$.subscribe(() => (returns += 1));
  return { connection, clock, seen, returns: () => returns, asked: () => asked };
}

function setBrowser(onLine: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A call has not reached the site, and the question whether it is there is answered as well. */
async function lose({ connection }: ReturnType<typeof setUp>) {
  isReachable = false;
  connection.report(false);
  await settle();
  expect(connection.isOnline()).toBe(false);
}

beforeEach(() => {
  isReachable = true;
  isNeeded = true;
});
afterEach(() => jest.restoreAllMocks());

test('reports offline immediately, and online once the site responds', async () => {
  const { seen, returns } = setUp();
  setBrowser(false);
  setBrowser(true);
  await settle();
  expect(seen).toEqual([true, false, true]);
  expect(returns()).toBe(1);
});

test('a network without the site stays offline, and the site is asked every 2.5 s until it responds', async () => {
  const { connection, clock, asked } = setUp();
  setBrowser(false);
  isReachable = false;
  setBrowser(true);
  await settle();
  clock.advance(1000);
  await settle();
  const before = asked();
  for (const times of [1, 2]) {
    clock.advance(times === 1 ? 1500 : 2500);
    await settle();
    expect(asked() - before).toBe(times);
  }
  expect(connection.isOnline()).toBe(false);
  isReachable = true;
  clock.advance(2500);
  await settle();
  expect(connection.isOnline()).toBe(true);
  clock.advance(60_000);
  expect(asked() - before).toBe(3);
});

test.each([250, 1000])(
  'a network whose first request succeeds within %d ms is not waited for any longer',
  async (afterMs) => {
    const { connection, clock } = setUp();
    setBrowser(false);
    isReachable = false;
    setBrowser(true);
    await settle();
    clock.advance(afterMs - 1);
    await settle();
    isReachable = true;
    clock.advance(1);
    await settle();
    expect(connection.isOnline()).toBe(true);
  },
);

test('a call that did not reach the site has an effect only when the site does not respond', async () => {
  const parts = setUp();
  parts.connection.report(false);
  await settle();
  expect(parts.connection.isOnline()).toBe(true);
  await lose(parts);
});

test('any call that reaches the site ends being offline, except while the browser says that it is', async () => {
  const parts = setUp();
  await lose(parts);
  parts.connection.report(true);
  expect(parts.connection.isOnline()).toBe(true);
  setBrowser(false);
  parts.connection.report(true);
  expect(parts.connection.isOnline()).toBe(false);
});

test('a hidden tab that plays nothing asks when it is visible again', async () => {
  const parts = setUp();
  await lose(parts);
  isNeeded = false;
  parts.clock.advance(600_000);
  expect(parts.asked()).toBe(1);
  isReachable = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(parts.connection.isOnline()).toBe(true);
});

test('a site that comes and goes returns at most every 5 s, unless it is away then', async () => {
  const parts = setUp();
  const comeBack = async () => {
    await lose(parts);
    parts.connection.report(true);
  };
  await comeBack();
  expect(parts.returns()).toBe(1);
  await comeBack();
  await comeBack();
  expect(parts.returns()).toBe(1);
  parts.clock.advance(5000);
  expect(parts.returns()).toBe(2);
  await comeBack();
  await lose(parts);
  parts.clock.advance(5000);
  expect(parts.returns()).toBe(2);
});

test('a late subscriber is told of an earlier return', async () => {
  const parts = setUp();
  let returns = 0;
  parts.connection.returned$.subscribe(() => (returns += 1)).unsubscribe();
  expect(returns).toBe(0);
  await lose(parts);
  parts.connection.report(true);
  parts.connection.returned$.subscribe(() => (returns += 1));
  expect(returns).toBe(1);
});

test('a page restored from the history asks immediately', async () => {
  const parts = setUp();
  await lose(parts);
  isReachable = true;
  window.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(parts.returns()).toBe(1);
});
