import { ChunkLoadError } from '@afterglow/shared-contracts';
import { buildLiveRelease } from '@afterglow/shared-contracts/testing';
import {
  slotStateOf,
  type AreaFailure,
  type PendingRelease,
  type CurrentRelease,
  type SlotEvent,
  type SlotModel,
} from './slot-state.ts';
import { initialSlot, reduceSlot } from './slot-reducer.ts';

const v1 = buildLiveRelease('radio', { version: '1.0.0' });
const v2 = buildLiveRelease('radio', { version: '1.0.1' });
const v3 = buildLiveRelease('radio', { version: '1.0.2' });
const lost: AreaFailure = {
  kind: 'load',
  error: new ChunkLoadError(
    { code: 'CHUNK_LOAD_FAILED', remote: 'radio', version: '1.0.1', url: '/e.js', reason: 'missing' },
    null,
  ),
};
const givenUp: AreaFailure = {
  kind: 'load',
  error: new ChunkLoadError(
    { code: 'CHUNK_LOAD_FAILED', remote: 'radio', version: '1.0.1', url: '/7.js', reason: 'timeout' },
    Object.assign(new Error('hangs'), { isRetryWanted: true }),
  ),
};
const crash: AreaFailure = { kind: 'crash', error: new Error('worn out') };

const NOTHING = { type: 'nothing' } as const;
const PRESENT = {
  nothing: NOTHING,
  live: { type: 'live', release: v1, replaced: null },
  'the live version': { type: 'live', release: v2, replaced: null },
  'just replaced': { type: 'live', release: v2, replaced: { release: v1, atMs: 0 } },
  failed: { type: 'failed', version: '1.0.1', failure: lost },
  disposed: { type: 'disposed' },
} as const satisfies Record<string, CurrentRelease>;
const COMING = {
  nothing: NOTHING,
  'a version': { type: 'version', version: '1.0.1', fallbackFor: null },
  'a fallback': { type: 'version', version: '1.0.0', fallbackFor: { version: '1.0.1', failure: lost } },
  'a retry': { type: 'retry', version: '1.0.1' },
} as const satisfies Record<string, PendingRelease>;
const EVENTS = {
  'preload-requested': { type: 'preload-requested' },
  activated: { type: 'activated' },
  deactivated: { type: 'deactivated' },
  reloaded: { type: 'reloaded' },
  'retry-requested': { type: 'retry-requested' },
  disposed: { type: 'disposed' },
  'told of a newer one': { type: 'target-changed', target: { live: v3, previousVersion: '1.0.1' } },
  'told of the same one': { type: 'target-changed', target: { live: v2, previousVersion: '1.0.0' } },
  committed: { type: 'committed', release: v2, atMs: 5000 },
  lost: { type: 'refused', version: '1.0.1', failure: lost },
  crashed: { type: 'refused', version: '1.0.1', failure: crash },
  'fallback-found': { type: 'fallback-found', release: v1 },
  'not found': { type: 'fallback-not-found' },
  due: { type: 'retry-due' },
  'fell of a crash': { type: 'live-failed', failure: crash, wasSeen: true, atMs: 10_000 },
  'fell unseen of a crash': { type: 'live-failed', failure: crash, wasSeen: false, atMs: 10_000 },
  'fell of a lost chunk': { type: 'live-failed', failure: lost, wasSeen: true, atMs: 10_000 },
  'fell as Retry was pressed': { type: 'live-failed', failure: givenUp, wasSeen: false, atMs: 10_000 },
  'fell much later': { type: 'live-failed', failure: lost, wasSeen: true, atMs: 40_000 },
} as const satisfies Record<string, SlotEvent>;

type Row = readonly [
  present: keyof typeof PRESENT,
  coming: keyof typeof COMING,
  event: keyof typeof EVENTS,
  status: string,
  effects: readonly string[],
];

const ROWS: readonly Row[] = [
  ['nothing', 'nothing', 'preload-requested', 'staging 1.0.1', ['stage 1.0.1']],
  ['nothing', 'nothing', 'told of a newer one', 'idle', []],
  ['nothing', 'a version', 'told of a newer one', 'staging 1.0.2', ['stage 1.0.2']],
  ['nothing', 'a version', 'told of the same one', 'staging 1.0.1', []],
  ['nothing', 'a version', 'preload-requested', 'staging 1.0.1', []],
  ['nothing', 'a version', 'reloaded', 'staging 1.0.1', ['stage 1.0.1']],
  ['nothing', 'a version', 'retry-requested', 'staging 1.0.1', ['stage 1.0.1 for Retry']],
  ['nothing', 'a version', 'committed', 'live 1.0.1', []],
  ['nothing', 'a version', 'lost', 'staging 1.0.0', ['report 1.0.1', 'find 1.0.0']],
  ['nothing', 'a version', 'crashed', 'staging 1.0.0', ['report 1.0.1', 'find 1.0.0']],
  ['nothing', 'a version', 'disposed', 'disposed', ['abandon', 'leave']],
  ['nothing', 'a fallback', 'fallback-found', 'staging 1.0.0', ['stage 1.0.0']],
  ['nothing', 'a fallback', 'not found', 'failed 1.0.1', []],
  ['nothing', 'a fallback', 'lost', 'failed 1.0.1', ['report 1.0.1']],
  ['nothing', 'a fallback', 'committed', 'live 1.0.1', ['wait']],
  ['live', 'nothing', 'retry-requested', 'live 1.0.0', ['stage 1.0.1 for Retry']],
  ['live', 'nothing', 'fell of a crash', 'failed 1.0.0', ['report 1.0.0']],
  ['live', 'a version', 'committed', 'live 1.0.1', []],
  ['live', 'a version', 'lost', 'live 1.0.0', ['report 1.0.1', 'wait']],
  ['live', 'a version', 'crashed', 'live 1.0.0', ['report 1.0.1']],
  ['live', 'a version', 'fell of a lost chunk', 'failed 1.0.0', ['report 1.0.0']],
  ['live', 'a retry', 'due', 'live 1.0.0', ['stage 1.0.1']],
  ['live', 'a retry', 'told of a newer one', 'live 1.0.0', ['stage 1.0.2']],
  ['the live version', 'nothing', 'retry-requested', 'live 1.0.1', ['abandon']],
  ['the live version', 'nothing', 'fell of a crash', 'failed 1.0.1', ['report 1.0.1']],
  ['the live version', 'nothing', 'fell unseen of a crash', 'staging 1.0.0', ['report 1.0.1', 'find 1.0.0']],
  [
    'the live version',
    'nothing',
    'fell as Retry was pressed',
    'staging 1.0.1',
    ['report 1.0.1', 'stage 1.0.1 for Retry'],
  ],
  ['the live version', 'nothing', 'fell of a lost chunk', 'staging 1.0.0', ['report 1.0.1', 'find 1.0.0']],
  ['the live version', 'a version', 'fell of a lost chunk', 'failed 1.0.1', ['report 1.0.1']],
  ['just replaced', 'nothing', 'fell of a crash', 'staging 1.0.0', ['report 1.0.1', 'stage 1.0.0']],
  ['just replaced', 'nothing', 'fell much later', 'staging 1.0.0', ['report 1.0.1', 'find 1.0.0']],
  ['failed', 'nothing', 'reloaded', 'staging 1.0.1', ['stage 1.0.1']],
  ['failed', 'nothing', 'retry-requested', 'staging 1.0.1', ['stage 1.0.1 for Retry']],
  ['failed', 'nothing', 'preload-requested', 'failed 1.0.1', []],
  ['failed', 'nothing', 'told of a newer one', 'staging 1.0.2', ['stage 1.0.2']],
  ['failed', 'a version', 'committed', 'live 1.0.1', []],
  ['failed', 'a retry', 'due', 'staging 1.0.1', ['stage 1.0.1']],
  ['disposed', 'nothing', 'retry-requested', 'disposed', []],
  ['disposed', 'nothing', 'activated', 'disposed', []],
  ['disposed', 'nothing', 'committed', 'disposed', []],
];

test.each(ROWS)(
  'a slot with current %s and pending %s, when it is %s, is %s',
  (present, coming, event, status, effects) => {
    const { model, effects: done } = reduceSlot(slotWith(PRESENT[present], COMING[coming]), EVENTS[event]);
    const state = slotStateOf(model);
    expect('version' in state ? `${state.status} ${state.version}` : state.status).toBe(status);
    expect(done.map(textOf)).toEqual(effects);
  },
);

describe('a version that crashes while a newer one is pending', () => {
  const followed = reduceSlot(slotWith(PRESENT['just replaced'], NOTHING), EVENTS['told of a newer one']);
  const fallen = reduceSlot(followed.model, EVENTS['fell of a crash']);

  test('is replaced by the previous one immediately, and that by the newer one', () => {
    expect(fallen.effects.map(textOf)).toEqual(['report 1.0.1', 'stage 1.0.0']);
    const back = reduceSlot(fallen.model, { type: 'committed', release: v1, atMs: 11_000 });
    expect(back.effects.map(textOf)).toEqual(['stage 1.0.2']);
    expect(slotStateOf(back.model)).toEqual({ status: 'live', version: '1.0.0' });
  });

  test('is replaced by the newer one when the previous one cannot be loaded either', () => {
    const lostToo = reduceSlot(fallen.model, { type: 'refused', version: '1.0.0', failure: lost });
    expect(lostToo.effects.map(textOf)).toEqual(['report 1.0.0', 'stage 1.0.2']);
    expect(slotStateOf(lostToo.model)).toEqual({ status: 'staging', version: '1.0.2' });
  });
});

test('a shown area is entered, and loaded when it is missing or has failed', () => {
  const hidden = { ...slotWith(PRESENT.live, NOTHING), isShown: false };
  expect(reduceSlot(hidden, EVENTS.activated).effects.map(textOf)).toEqual(['enter']);
  expect(reduceSlot({ ...hidden, current: NOTHING }, EVENTS.activated).effects.map(textOf)).toEqual([
    'enter',
    'stage 1.0.1',
  ]);
  expect(reduceSlot({ ...hidden, current: PRESENT.failed }, EVENTS.activated).effects.map(textOf)).toEqual([
    'enter',
    'stage 1.0.1',
  ]);
});

test('a version that throws on every render is replaced once by the previous one', () => {
  const first = reduceSlot(slotWith(NOTHING, COMING['a version']), EVENTS.crashed);
  expect(first.effects.map(textOf)).toEqual(['report 1.0.1', 'find 1.0.0']);
  const again = reduceSlot(reduceSlot(first.model, EVENTS['retry-requested']).model, EVENTS.crashed);
  expect(slotStateOf(again.model)).toMatchObject({ status: 'failed', version: '1.0.1' });
});

test('a failed preload reports nothing', () => {
  const { model } = reduceSlot({ ...slotWith(NOTHING, COMING['a version']), isShown: false }, EVENTS.lost);
  expect(slotStateOf(model)).toEqual({ status: 'idle' });
});

test('every failure of a version counts, and a delay doubles up to a minute', () => {
  let model = slotWith(PRESENT.live, COMING['a version']);
  const waits = Array.from({ length: 7 }, () => {
    const refused = reduceSlot(model, EVENTS.lost);
    model = reduceSlot(refused.model, EVENTS.due).model;
    return refused.effects.flatMap((effect) => (effect.type === 'wait' ? [effect.delayMs] : []))[0];
  });
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(reduceSlot(model, EVENTS['retry-requested']).effects).toEqual([
    { type: 'stage', release: v2, attempt: 9, isAskedFor: true },
  ]);
});

function slotWith(present: CurrentRelease, coming: PendingRelease): SlotModel {
  return { ...initialSlot({ live: v2, previousVersion: '1.0.0' }), isShown: true, current: present, pending: coming };
}

function textOf(effect: ReturnType<typeof reduceSlot>['effects'][number]): string {
  if (effect.type === 'stage') return `stage ${effect.release.version}${effect.isAskedFor ? ' for Retry' : ''}`;
  return 'version' in effect ? `${effect.type} ${effect.version}` : effect.type;
}
