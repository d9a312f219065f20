import { createFakeNavigationPort } from '@afterglow/shared-contracts/testing';
import type { HostPorts } from '@afterglow/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { asLive, setUpLiveSlot, settle, v2 } from '../../testing/slot-under-test.ts';
import type { Slot } from '../slot.ts';
import { reportBusyVersions } from './report-busy-versions.ts';

const FIFTEEN_S = 15_500;
/** The duration of a slice when the main thread is free, and when it is not. */
const [FREE_MS, BUSY_MS] = [0.1, 5];

let turnMs = FREE_MS;
let reported: unknown[] = [];

class FakeWorker {
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
  /** Hang-watching workers receive other messages. */
  postMessage(message: object | null) {
    if (message && 'isBusy' in message) reported.push([this.address, message]);
  }
}

/** Passes a message on in its task. */
class FakeChannel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = {
    postMessage: () => {
      spentMs += turnMs;
      void Promise.resolve().then(() => this.port1.onmessage?.());
    },
  };
}

let spentMs = 0;

beforeEach(() => {
  jest.useFakeTimers();
  [turnMs, reported, spentMs] = [FREE_MS, [], 0];
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + spentMs);
  Object.assign(globalThis, { Worker: FakeWorker, MessageChannel: FakeChannel });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, 'MessageChannel');
});

async function swapUnderWatch() {
  const { slot, loader } = await setUpLiveSlot();
  const state$ = new BehaviorSubject({ status: 'playing', positionMs: 0 });
  reportBusyVersions({
    applications: { slots$: new BehaviorSubject<ReadonlyMap<string, Slot>>(new Map([['radio', slot]])) },
    // Nothing else of them is used.
    ports: { player: { state$ }, navigation: createFakeNavigationPort('/radio') } as unknown as HostPorts,
  });
  await jest.advanceTimersByTimeAsync(FIFTEEN_S);
  slot.setTarget(asLive(v2));
  await settle();
  loader.last().arrive();
  await settle();
  turnMs = BUSY_MS;
  return state$;
}

test('[RELEASE-032] a worker gets the version that makes the page busy, while the music plays', async () => {
  const state$ = await swapUnderWatch();
  await jest.advanceTimersByTimeAsync(5000);
  state$.next({ status: 'playing', positionMs: 5000 });
  await jest.advanceTimersByTimeAsync(FIFTEEN_S);
  const those = { remote: 'radio', version: '1.0.1', reportsPath: '/releases/reports', isBusy: true };
  expect(reported).toEqual([['/hang-watch.js', those]]);
});

test('[RELEASE-032] no worker starts when the player has started an item in between', async () => {
  const state$ = await swapUnderWatch();
  await jest.advanceTimersByTimeAsync(5000);
  state$.next({ status: 'loading', positionMs: 0 });
  await jest.advanceTimersByTimeAsync(FIFTEEN_S);
  expect(reported).toEqual([]);
});

test('[RELEASE-032] without workers nothing is reported', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  await swapUnderWatch();
  await jest.advanceTimersByTimeAsync(FIFTEEN_S);
  expect(reported).toEqual([]);
});
