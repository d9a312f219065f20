import { createManualClock } from '@afterglow/shared-player/testing';
import { registerWorker, UPDATE_EVERY_MS } from './register-worker.ts';
import { unregisterWorker } from './start-offline.ts';

let updates: number;
let unregistered: number;
let registered: unknown[];

function install(register: () => Promise<unknown>) {
  const registration = {
    update: async () => void (updates += 1),
    unregister: async () => void (unregistered += 1),
  };
  const workers = {
    register: async (...args: unknown[]) => {
      registered.push(args);
      await register();
      return registration;
    },
    ready: Promise.resolve(registration),
    getRegistrations: async () => [registration],
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
}

beforeEach(() => {
  updates = 0;
  unregistered = 0;
  registered = [];
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

test('[SHELL-065] checks for a newer worker every 300000 ms', async () => {
  install(async () => {});
  const clock = createManualClock();
  await registerWorker(clock);
  expect(UPDATE_EVERY_MS).toBe(300_000);
  clock.advance(299_999);
  expect(updates).toBe(0);
  clock.advance(1);
  expect(updates).toBe(1);
  clock.advance(600_000);
  expect(updates).toBe(3);
});

test('the worker never comes from the HTTP cache', async () => {
  install(async () => {});
  await registerWorker(createManualClock());
  expect(registered).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
});

test('a browser without workers, or one that rejects them, continues without', async () => {
  expect(await registerWorker(createManualClock())).toBeNull();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  install(() => Promise.reject(new Error('refused')));
  expect(await registerWorker(createManualClock())).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
});

test('an unregistered worker removes only the caches of the site', async () => {
  install(async () => {});
  const names = new Set(['afterglow-shell', 'afterglow-pictures', 'of-another-application']);
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  await unregisterWorker();
  expect(unregistered).toBe(1);
  expect([...names]).toEqual(['of-another-application']);
  Reflect.deleteProperty(globalThis, 'caches');
});
