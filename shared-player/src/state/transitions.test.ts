import { buildMix } from '@afterglow/shared-contracts/testing';
import type { PlayerState } from '@afterglow/shared-contracts';
import { createManualClock } from '../testing/manual-clock.ts';
import { loadedChannel, loadedMix } from './player-state.ts';
import { createStateStore, type StateStore } from './state-store.ts';
import type { PlayerStatus } from './transitions.ts';

const mix = buildMix({ duration: 180 });
const item = loadedMix({ type: 'mix', id: mix.id }, mix, 0);

/** How a player reaches each status. */
const TO_STATUS: Readonly<Record<PlayerStatus, (store: StateStore) => void>> = {
  stopped: () => undefined,
  loading: (store) => store.load('asked', item),
  playing: (store) => {
    store.load('asked', item);
    store.progress(0);
  },
  paused: (store) => store.load('restored', item),
};

const SIGNALS = {
  'is asked to load': (store: StateStore) => store.load('asked', item),
  'is restored': (store: StateStore) => store.load('restored', item),
  progresses: (store: StateStore) => store.progress(700),
  'runs dry': (store: StateStore) => store.signal('buffer-empty'),
  'is paused': (store: StateStore) => store.signal('paused'),
  'is resumed': (store: StateStore) => store.signal('resumed'),
  'is opened anew': (store: StateStore) => store.signal('reopened'),
  'is stopped': (store: StateStore) => store.stop(),
  'is sought in': (store: StateStore) => store.moveTo(700),
};

type Row = Readonly<Record<keyof typeof SIGNALS, PlayerStatus>>;

const ALWAYS = { 'is asked to load': 'loading', 'is restored': 'paused', 'is stopped': 'stopped' } as const;

const EXPECTED: Readonly<Record<PlayerStatus, Row>> = {
  stopped: {
    ...ALWAYS,
    progresses: 'stopped',
    'runs dry': 'stopped',
    'is paused': 'stopped',
    'is resumed': 'stopped',
    'is opened anew': 'stopped',
    'is sought in': 'stopped',
  },
  loading: {
    ...ALWAYS,
    progresses: 'playing',
    'runs dry': 'loading',
    'is paused': 'paused',
    'is resumed': 'loading',
    'is opened anew': 'loading',
    'is sought in': 'loading',
  },
  playing: {
    ...ALWAYS,
    progresses: 'playing',
    'runs dry': 'loading',
    'is paused': 'paused',
    'is resumed': 'playing',
    'is opened anew': 'loading',
    'is sought in': 'playing',
  },
  paused: {
    ...ALWAYS,
    progresses: 'paused',
    'runs dry': 'paused',
    'is paused': 'paused',
    'is resumed': 'playing',
    'is opened anew': 'loading',
    'is sought in': 'paused',
  },
};

const pairs = (Object.keys(EXPECTED) as PlayerStatus[]).flatMap((from) =>
  (Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]).map((signal) => [from, signal, EXPECTED[from][signal]] as const),
);

test.each(pairs)('a player that is %s and %s is %s', (from, signal, to) => {
  const store = storeAt(from);
  SIGNALS[signal](store);
  expect(store.get().status).toBe(to);
  expectWhole(store.get());
});

test.each(pairs)(
  'listeners of a %s player that %s receive the change, and none while it stays stopped',
  (from, signal, to) => {
    const store = storeAt(from);
    const heard: PlayerStatus[] = [];
    const subscription = store.state$.subscribe(({ status }) => heard.push(status));
    heard.length = 0;
    SIGNALS[signal](store);
    if (from !== to) expect(heard).toEqual([to]);
    if (from === 'stopped' && to === 'stopped') expect(heard).toEqual([]);
    subscription.unsubscribe();
  },
);

test('a pause records who paused, and the first one counts', () => {
  const store = storeAt('playing');
  store.signal('paused', 'other-tab');
  store.signal('paused', 'listener');
  expect(store.get()).toMatchObject({ status: 'paused', pausedBy: 'other-tab' });
  store.signal('resumed');
  expect(store.get()).toMatchObject({ status: 'playing', pausedBy: null });
});

test('a channel is at the live edge until it is paused, and again when it is reopened', () => {
  const store = createStateStore(createManualClock());
  const edges: unknown[] = [];
  store.state$.subscribe((state) => {
    if ('isAtLiveEdge' in state) edges.push([state.status, state.isAtLiveEdge]);
  });
  store.load('asked', loadedChannel('deep'));
  store.progress(0, true);
  store.signal('buffer-empty');
  store.signal('paused');
  store.signal('reopened');
  expect(edges).toEqual([
    ['loading', true],
    ['playing', true],
    ['loading', true],
    ['paused', false],
    ['loading', true],
  ]);
});

function storeAt(status: PlayerStatus): StateStore {
  const store = createStateStore(createManualClock());
  TO_STATUS[status](store);
  expect(store.get().status).toBe(status);
  return store;
}

/** No field contradicts another. */
function expectWhole(state: PlayerState): void {
  if (state.status === 'stopped') {
    expect(state).toEqual({ status: 'stopped', positionMs: -1, resource: null, mix: null, durationMs: null });
  } else {
    expect(state.pausedBy !== null).toBe(state.status === 'paused');
    expect(state.resource).toEqual({ type: 'mix', id: mix.id });
    expect(state.durationMs).toBe(180_000);
  }
}
