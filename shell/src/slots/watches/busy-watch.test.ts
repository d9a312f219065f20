import { BehaviorSubject, Subject } from 'rxjs';
import { asLive, setUpSlot, settle, v1, v2, v3 } from '../../testing/slot-under-test.ts';
import { watchBusy } from './busy-watch.ts';
import type { Slot } from '../slot.ts';

const CALM_MS = 15_500;
const WATCHED_MS = 16_000;
const ALL_FREE = 500;

let load = 0;
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  [load, isHidden] = [0.1, false];
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function openTab() {
  const otherWork$ = new Subject<void>();
  const reported: unknown[] = [];
  let looks = 0;
  const freeTurns = async () => {
    looks += 1;
    return { turns: ALL_FREE * (1 - load), atBest: load < 1 ? ALL_FREE : 0 };
  };
  const [radio, search] = [setUpSlot(), setUpSlot()];
  const slots$ = new BehaviorSubject<ReadonlyMap<string, Slot>>(new Map([['radio', radio.slot]]));
  watchBusy({ slots$, otherWork$, freeTurns, onBusy: (version) => reported.push(version) });
  slots$.next(new Map(Object.entries({ radio: radio.slot, search: search.slot })));
  async function open({ slot, loader }: typeof radio) {
    slot.show();
    await settle();
    loader.last().arrive();
    await settle();
  }
  async function swap({ slot, loader }: typeof radio, release = v2) {
    slot.setTarget(asLive(release));
    await settle();
    loader.last().arrive();
    await settle();
  }
  await open(radio);
  return {
    looks: () => looks,
    otherWork$,
    reported,
    radio,
    search,
    open,
    swap,
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

function setHidden(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const RADIO_2 = { remote: 'radio', version: '1.0.1' };

describe('[RELEASE-032] a version after whose swap the page is busy', () => {
  test('is reported once, after fifteen seconds, if the page was calm for as long before', async () => {
    const { reported, radio, swap, pass } = await openTab();
    await pass(CALM_MS);
    await swap(radio);
    load = 1;
    await pass(14_500);
    expect(reported).toEqual([]);
    await pass(1000);
    expect(reported).toEqual([RADIO_2]);
    await pass(10 * WATCHED_MS);
    expect(reported).toEqual([RADIO_2]);
  });

  test('is reported only above a share of 90 %', async () => {
    for (const [share, times] of [
      [0.9, 0],
      [0.92, 1],
    ] as const) {
      load = 0.1;
      const { reported, radio, swap, pass } = await openTab();
      await pass(CALM_MS);
      await swap(radio);
      load = share;
      await pass(WATCHED_MS);
      expect(reported).toHaveLength(times);
    }
  });

  test.each([0.5, 0.6, 1])(
    'is not reported if the page had a share of %d under the previous version',
    async (before) => {
      load = before;
      const { reported, radio, swap, pass } = await openTab();
      await pass(CALM_MS);
      await swap(radio);
      load = 1;
      await pass(WATCHED_MS);
      expect(reported).toEqual([]);
    },
  );

  test('is not reported if the previous version was seen for less than fifteen seconds', async () => {
    const { reported, radio, swap, pass } = await openTab();
    await pass(14_000);
    await swap(radio);
    load = 1;
    await pass(WATCHED_MS);
    expect(reported).toEqual([]);
  });

  test('is compared with the latest share, not with a calm period long before', async () => {
    const { reported, radio, swap, pass } = await openTab();
    await pass(CALM_MS);
    load = 0.7;
    await pass(120_000);
    await swap(radio);
    load = 1;
    await pass(WATCHED_MS);
    expect(reported).toEqual([]);
  });

  test('is not reported if the load is short', async () => {
    const { reported, radio, swap, pass } = await openTab();
    await pass(CALM_MS);
    await swap(radio);
    load = 1;
    await pass(12_000);
    load = 0.1;
    await pass(WATCHED_MS);
    load = 1;
    await pass(WATCHED_MS);
    expect(reported).toEqual([]);
  });

  test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'beforeprint'])(
    'is not reported after a %s, but the next version may be',
    async (type) => {
      const { reported, radio, swap, pass } = await openTab();
      await pass(CALM_MS);
      await swap(radio);
      load = 1;
      await pass(13_000);
      (type === 'beforeprint' ? window : document.body).dispatchEvent(new Event(type, { bubbles: true }));
      await pass(WATCHED_MS);
      expect(reported).toEqual([]);
      load = 0.2;
      await pass(120_000);
      await swap(radio, v3);
      load = 1;
      await pass(WATCHED_MS);
      expect(reported).toEqual([{ remote: 'radio', version: '1.0.2' }]);
    },
  );

  test('is not reported in a tab that was or is hidden, where nothing is measured', async () => {
    const { looks, reported, radio, swap, pass } = await openTab();
    await pass(CALM_MS);
    await swap(radio);
    load = 1;
    await pass(5000);
    setHidden(true);
    const before = looks();
    await pass(WATCHED_MS);
    expect(looks()).toBe(before);
    setHidden(false);
    await pass(WATCHED_MS);
    expect(reported).toEqual([]);
  });

  test('is not reported if it came into a hidden tab, or one that has just been shown', async () => {
    const { reported, radio, swap, pass } = await openTab();
    await pass(CALM_MS);
    setHidden(true);
    await swap(radio);
    load = 1;
    setHidden(false);
    await pass(WATCHED_MS);
    load = 0.1;
    await pass(CALM_MS);
    setHidden(true);
    setHidden(false);
    await swap(radio, v3);
    load = 1;
    await pass(WATCHED_MS);
    expect(reported).toEqual([]);
  });

  test('is not reported when the computer slept, or a dialog or a debugger stopped the page', async () => {
    const { reported, radio, swap, pass } = await openTab();
    await pass(CALM_MS);
    await swap(radio);
    load = 1;
    await pass(10_000);
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 5500);
    await pass(WATCHED_MS);
    expect(reported).toEqual([]);
  });

  test('is not reported when the player started or ended an item, or another page was opened', async () => {
    const { otherWork$, reported, radio, swap, pass } = await openTab();
    await pass(CALM_MS);
    await swap(radio);
    load = 1;
    await pass(10_000);
    otherWork$.next();
    await pass(WATCHED_MS);
    expect(reported).toEqual([]);
  });

  test('is not reported when another area appeared or changed in that time', async () => {
    const { reported, radio, search, open, swap, pass } = await openTab();
    await pass(CALM_MS);
    await swap(radio);
    load = 1;
    await pass(5000);
    await open(search);
    await pass(WATCHED_MS);
    load = 0.1;
    await pass(120_000);
    await swap(radio, v3);
    load = 1;
    await swap(search);
    await pass(WATCHED_MS);
    expect(reported).toEqual([]);
  });

  test('is not reported while its area is hidden', async () => {
    const { reported, radio, swap, pass } = await openTab();
    await radio.slot.hide();
    await pass(CALM_MS);
    await swap(radio);
    load = 1;
    await pass(WATCHED_MS);
    expect(reported).toEqual([]);
  });

  test('is not reported as the version to which the area returns', async () => {
    const { reported, radio, swap, pass } = await openTab();
    await pass(CALM_MS);
    await swap(radio);
    load = 1;
    await pass(WATCHED_MS);
    await swap(radio, v1);
    await pass(WATCHED_MS);
    expect(reported).toEqual([RADIO_2]);
  });
});
