import { DAY_MS } from '@afterglow/shared-contracts/time';
import { asLive, setUpSlot, settle, v1, v2 } from '../../testing/slot-under-test.ts';

const KEY = 'hangWatch';
const LISTED = () => localStorage.getItem(KEY) ?? '';

/** The messages to the worker, and its marks. */
let said: unknown[] = [];
let workers = 0;
let marks = new Map<string, string>();

class FakeWorker {
  constructor() {
    workers += 1;
  }
  postMessage(message: unknown) {
    said.push(message);
  }
  terminate() {
    workers -= 1;
    said.push('terminated');
  }
}

/** The opened dialogs of the browser, and the number of workers by then. */
let opened: unknown[] = [];
for (const name of ['alert', 'confirm', 'prompt', 'print'])
  Object.assign(window, {
    [name](this: unknown, ...args: unknown[]) {
      opened.push({ name, self: this, args, workers });
      return name;
    },
  });

const fakeCaches = {
  open: async () => ({
    match: async (address: string) => {
      const text = marks.get(address);
      return text === undefined ? undefined : { text: async () => text };
    },
    delete: async (address: string) => marks.delete(address),
  }),
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 1, 12) });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  [said, workers, marks] = [[], 0, new Map()];
  localStorage.clear();
  Object.assign(globalThis, { Worker: FakeWorker, caches: fakeCaches });
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, 'caches');
});

async function open(remote = asLive(v1)) {
  const set = setUpSlot(remote);
  set.slot.show();
  await settle();
  return set;
}

function hung(version: string, agoMs = 60_000) {
  localStorage.setItem(KEY, `radio ${version} ${Date.now() - agoMs}`);
  marks.set(`/hangs/radio/${version}`, String(Date.now() - agoMs));
}

describe('[RELEASE-026] a page', () => {
  test('sends signals from before the code runs until a minute after mount, with the watch list', async () => {
    const { loader } = await open();
    expect(said).toEqual([{ remote: 'radio', version: '1.0.0', reportsPath: '/releases/reports' }]);
    expect(LISTED()).toContain('radio 1.0.0 ');
    await jest.advanceTimersByTimeAsync(10_000);
    loader.last().arrive({ mount: async ({ domElement }) => void (domElement.textContent = 'Deep') });
    await jest.advanceTimersByTimeAsync(59_000);
    expect(workers).toBe(1);
    expect(said.filter((one) => one === null).length).toBeGreaterThanOrEqual(68);
    await jest.advanceTimersByTimeAsync(2000);
    expect(workers).toBe(0);
    expect(LISTED()).not.toContain('radio');
    const before = said.length;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(said).toHaveLength(before);
  });

  test('is watched again when a shown area is remounted', async () => {
    const { slot, loader } = await open();
    loader.last().arrive({ mount: async ({ domElement }) => void (domElement.textContent = 'Deep') });
    await jest.advanceTimersByTimeAsync(61_000);
    expect(workers).toBe(0);
    await slot.hide();
    slot.show();
    await settle();
    expect(workers).toBe(1);
    expect(LISTED()).toContain('radio 1.0.0 ');
  });

  test.each(['visibilitychange', 'pagehide', 'beforeprint', 'beforeunload'])(
    'is not watched from %s on',
    async (type) => {
      await open();
      document.dispatchEvent(new Event(type, { bubbles: true }));
      if (type !== 'visibilitychange') window.dispatchEvent(new Event(type));
      expect(workers).toBe(0);
      expect(LISTED()).not.toContain('radio');
    },
  );

  test.each(['alert', 'confirm', 'prompt', 'print'] as const)(
    'is not watched from a call of %s on, which opens as before',
    async (name) => {
      await open();
      opened = [];
      const answer: unknown = window[name]('Really?');
      expect(opened).toEqual([{ name, self: window, args: ['Really?'], workers: 0 }]);
      expect(answer).toBe(name);
      expect(LISTED()).not.toContain('radio');
      await open();
      expect(workers).toBe(1);
    },
  );

  test.each([
    ['workers', () => Reflect.deleteProperty(globalThis, 'Worker')],
    [
      'storage',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new Error('full');
        }),
    ],
  ])('works as before without %s', async (_, take) => {
    take();
    const { loader, shown } = await open();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(workers).toBe(0);
  });
});

describe('[RELEASE-026] a version that hung in this browser', () => {
  test('is not started by a new page, which shows the previous one and reports nothing more', async () => {
    hung('1.0.1');
    const { loader, reports, shown } = await open(asLive(v2, '1.0.0'));
    await settle();
    loader.last().arrive();
    await settle();
    expect(loader.loads.map(({ release }) => release.version)).toEqual(['1.0.0']);
    expect(shown()).toEqual(['radio 1.0.0']);
    expect(reports.map(({ kind }) => kind)).toEqual(['load']);
  });

  test.each(['is closed', 'recovers'])(
    'is not started by the next page if the one that hung %s after all',
    async (what) => {
      await open();
      marks.set('/hangs/radio/1.0.0', String(Date.now()));
      jest.setSystemTime(Date.now() + 25_000);
      if (what === 'recovers') await jest.advanceTimersByTimeAsync(1000);
      window.dispatchEvent(new Event('pagehide'));
      expect((await open()).loader.loads).toEqual([]);
    },
  );

  test('is started by Retry, and by later pages', async () => {
    hung('1.0.0');
    const { slot, loader, shown } = await open();
    expect(loader.loads).toEqual([]);
    expect(slot.getState()).toMatchObject({ status: 'failed', version: '1.0.0', failure: { kind: 'hang' } });
    slot.retry();
    await settle();
    loader.last().arrive();
    await settle();
    expect(shown()).toEqual(['radio 1.0.0']);
    expect((await open()).loader.loads).toHaveLength(1);
  });

  test('is not started when its code is loaded again without Retry', async () => {
    hung('1.0.0');
    const { slot, loader } = await open();
    slot.reload();
    await settle();
    expect(loader.loads).toEqual([]);
    expect(slot.getState()).toMatchObject({ status: 'failed', failure: { kind: 'hang' } });
  });

  test('is not started when the listener returns to the area', async () => {
    hung('1.0.0');
    const { slot, loader } = await open();
    await slot.hide();
    slot.show();
    await settle();
    expect(loader.loads).toEqual([]);
    expect(slot.getState()).toMatchObject({ status: 'failed', failure: { kind: 'hang' } });
    expect(marks.size).toBe(1);
  });

  test('is started a day later, and another version at any time', async () => {
    hung('1.0.0', DAY_MS + 1);
    expect((await open()).loader.loads).toHaveLength(1);
    expect(marks.size).toBe(0);
    hung('1.0.0');
    expect((await open(asLive(v2))).loader.loads).toHaveLength(1);
  });

  test('is no longer listed after a day, whatever is started then', async () => {
    localStorage.setItem(
      KEY,
      ['radio 0.9.0 ', 'radio 0.9.1 '].map((line, day) => line + (Date.now() - (1 - day) * DAY_MS)).join('\n'),
    );
    await open();
    expect(LISTED()).not.toContain('0.9.0');
    expect(LISTED()).toContain('0.9.1');
  });

  test('is distinguished from one whose page was just closed without a message', async () => {
    localStorage.setItem(KEY, `radio 1.0.0 ${Date.now() - 130_000}`);
    expect((await open()).loader.loads).toHaveLength(1);
    expect(LISTED().split('\n').filter(Boolean)).toHaveLength(1);
  });
});
