import type { PausedSource, MixEvent, MixPhase, MixState } from './mix-state.ts';
import { reduceMix } from './mix-reducer.ts';

const SOURCE = { url: '/audio/1.mp3', expiresAtMs: 1000 };
const DURATION_MS = 180_000;

const NOTHING: PausedSource = { type: 'nothing' };
const QUESTION: PausedSource = { type: 'question' };
const ANSWER: PausedSource = { type: 'answer', source: SOURCE };

/** Every phase, under its name in the table. */
const PHASES = {
  requesting: { status: 'requesting' },
  'retry-wait': { status: 'retry-wait' },
  examining: { status: 'examining' },
  loading: { status: 'loading' },
  playing: { status: 'playing' },
  buffering: { status: 'buffering' },
  failed: { status: 'failed' },
  'paused with nothing': { status: 'paused', held: NOTHING },
  'paused with a question': { status: 'paused', held: QUESTION },
  'paused with an answer': { status: 'paused', held: ANSWER },
  'paused as opened': { status: 'paused', held: { type: 'loading' } },
  'paused as sounded': { status: 'paused', held: { type: 'played' } },
} as const satisfies Record<string, MixPhase>;
type Phase = keyof typeof PHASES;

const EVENTS = {
  paused: { type: 'paused', by: 'listener' },
  resumed: { type: 'resumed', nowMs: 0, isOtherQuality: false },
  'resumed too late': { type: 'resumed', nowMs: 1000, isOtherQuality: false },
  'resumed otherwise': { type: 'resumed', nowMs: 0, isOtherQuality: true },
  seeked: { type: 'seeked', positionMs: 5000 },
  reconnected: { type: 'reconnected', isHanging: true },
  'reconnected soon': { type: 'reconnected', isHanging: false },
  answered: { type: 'answered', source: SOURCE },
  unanswered: { type: 'refused', error: null, waitMs: 0 },
  refused: { type: 'refused', error: null, waitMs: null },
  'found missing': { type: 'examined', status: 410 },
  'found unreachable': { type: 'examined', status: null },
  'found there': { type: 'examined', status: 200 },
  due: { type: 'attempt-due' },
  spent: { type: 'attempts-spent' },
  progressed: { type: 'progressed', positionMs: 7000 },
  'buffer-empty': { type: 'buffer-empty' },
  ended: { type: 'ended' },
  failed: { type: 'failed' },
  blocked: { type: 'blocked' },
  stalled: { type: 'stalled' },
  interrupted: { type: 'interrupted' },
} as const satisfies Record<string, MixEvent>;

/** The events of a mix that has played; an event that is not listed does not change the phase. */
const TABLE: Readonly<Record<Phase, Partial<Record<keyof typeof EVENTS, Phase>>>> = {
  requesting: {
    paused: 'paused with a question',
    answered: 'loading',
    unanswered: 'retry-wait',
    refused: 'failed',
    'found missing': 'failed',
  },
  'retry-wait': {
    paused: 'paused with nothing',
    resumed: 'requesting',
    'resumed too late': 'requesting',
    'resumed otherwise': 'requesting',
    due: 'requesting',
    spent: 'paused with nothing',
    'found missing': 'failed',
  },
  examining: {
    paused: 'paused with nothing',
    'found missing': 'failed',
    'found unreachable': 'failed',
    'found there': 'failed',
  },
  loading: {
    paused: 'paused as opened',
    reconnected: 'requesting',
    progressed: 'playing',
    failed: 'retry-wait',
    blocked: 'paused as opened',
    stalled: 'retry-wait',
    interrupted: 'paused as opened',
  },
  playing: {
    paused: 'paused as sounded',
    'buffer-empty': 'buffering',
    ended: 'retry-wait',
    failed: 'retry-wait',
    blocked: 'paused as sounded',
    stalled: 'retry-wait',
    interrupted: 'paused as sounded',
  },
  buffering: {
    paused: 'paused as sounded',
    reconnected: 'requesting',
    'reconnected soon': 'requesting',
    progressed: 'playing',
    ended: 'retry-wait',
    failed: 'retry-wait',
    blocked: 'paused as sounded',
    stalled: 'retry-wait',
    interrupted: 'paused as sounded',
  },
  failed: { paused: 'paused with nothing' },
  'paused with nothing': { resumed: 'requesting', 'resumed too late': 'requesting', 'resumed otherwise': 'requesting' },
  'paused with a question': {
    resumed: 'requesting',
    'resumed too late': 'requesting',
    'resumed otherwise': 'requesting',
    answered: 'paused with an answer',
    unanswered: 'paused with nothing',
    refused: 'paused with nothing',
  },
  'paused with an answer': { resumed: 'loading', 'resumed too late': 'requesting', 'resumed otherwise': 'requesting' },
  'paused as opened': {
    resumed: 'loading',
    'resumed too late': 'loading',
    'resumed otherwise': 'requesting',
    failed: 'paused with nothing',
  },
  'paused as sounded': {
    resumed: 'playing',
    'resumed too late': 'playing',
    'resumed otherwise': 'requesting',
    ended: 'paused with nothing',
    failed: 'paused with nothing',
  },
};

const rows = (Object.keys(TABLE) as Phase[]).flatMap((from) =>
  (Object.keys(EVENTS) as (keyof typeof EVENTS)[]).map((event) => [from, event, TABLE[from][event] ?? from] as const),
);

test.each(rows)('a mix that is %s and %s is %s', (from, event, to) => {
  expect(reduceMix(heard(PHASES[from]), EVENTS[event]).state.phase).toEqual(PHASES[to]);
});

test('the first mix of a session is not requested again when its source is lost, and is when it stalls', () => {
  const neverHeard = (phase: MixPhase): MixState => ({ ...heard(phase), hasPlayed: false, isRetried: false });
  expect(effects(neverHeard(PHASES.loading), EVENTS.failed)).toEqual(['silence', 'signal', 'examine']);
  expect(effects(neverHeard(PHASES.requesting), EVENTS.unanswered)).toEqual(['cancel-retry', 'fail']);
  expect(effects(neverHeard(PHASES.loading), EVENTS.reconnected)).toEqual([]);
  expect(effects(neverHeard(PHASES.loading), EVENTS.stalled)).toEqual(['silence', 'signal', 'schedule-retry']);
});

test.each([
  ['found missing', true],
  ['found there', true],
  ['found unreachable', false],
] as const)('the first mix of a session that fails and is %s is alone to blame: %s', (event, isMissing) => {
  expect(reduceMix(heard(PHASES.examining), EVENTS[event]).effects).toContainEqual({ type: 'fail', isMissing });
});

test('a mix whose audio exists and fails twice is dropped; a sound or a failing server starts the count again', () => {
  const once = reduceMix(heard(PHASES['retry-wait']), EVENTS['found there']).state;
  expect(once.phase).toEqual(PHASES['retry-wait']);
  expect(effects(once, EVENTS['found there'])).toContain('fail');
  const unreachable = reduceMix(once, EVENTS['found unreachable']).state;
  const sounded = { ...reduceMix({ ...once, phase: PHASES.loading }, EVENTS.progressed).state, phase: once.phase };
  for (const state of [unreachable, sounded]) expect(effects(state, EVENTS['found there'])).toEqual([]);
});

test('a mix never heard is requested again when its URL expired during a pause', () => {
  const neverHeard: MixState = { ...heard(PHASES['paused as opened']), hasPlayed: false };
  expect(effects(neverHeard, EVENTS.resumed)).toContain('play');
  expect(effects(neverHeard, EVENTS['resumed too late'])).toContain('ask');
});

test('a mix starts with its known metadata, and requests the rest', () => {
  expect(effects(heard(PHASES['paused with nothing']), { ...EVENTS.resumed, type: 'started' })).toEqual([
    'show',
    'ask',
  ]);
  expect(effects(heard(PHASES['paused with an answer']), { ...EVENTS.resumed, type: 'started' })).toEqual([
    'show',
    'open',
  ]);
});

test('a mix is restored within its length, without a request', () => {
  const resting = heard(PHASES['paused with nothing']);
  const step = reduceMix(resting, { type: 'restored', positionMs: DURATION_MS + 1 });
  expect(step.state).toEqual({ ...resting, positionMs: DURATION_MS });
  expect(step.effects).toEqual([{ type: 'show', how: 'restored', positionMs: DURATION_MS }]);
});

test('a mix is complete when it ends within a second of its end, even while paused', () => {
  const atEnd = (phase: MixPhase): MixState => ({ ...heard(phase), positionMs: DURATION_MS - 1000 });
  expect(effects(atEnd(PHASES.playing), EVENTS.ended)).toEqual(['end']);
  expect(effects(atEnd(PHASES['paused as sounded']), EVENTS.ended)).toEqual(['end']);
  expect(effects(heard(PHASES.loading), EVENTS.ended)).toEqual(['end']);
});

test('a position that is not a number leaves the mix where it is', () => {
  const step = reduceMix(heard(PHASES['retry-wait']), { type: 'seeked', positionMs: Number.NaN });
  expect(step.effects).toEqual([{ type: 'move', positionMs: 2000 }]);
});

test('the engine seeks only with a source, and stalls are watched only during playback', () => {
  expect(effects(heard(PHASES.requesting), EVENTS.seeked)).toEqual(['move']);
  expect(effects(heard(PHASES['paused as sounded']), EVENTS.seeked)).toEqual(['move', 'seek']);
  expect(effects(heard(PHASES.buffering), EVENTS.seeked)).toEqual(['move', 'seek', 'watch']);
});

test('a waiting retry runs when the network is back', () => {
  expect(effects(heard(PHASES['retry-wait']), EVENTS.reconnected)).toEqual(['retry-now']);
});

test('the listener is notified once when all attempts have failed, or a tap is needed', () => {
  expect(effects(heard(PHASES['retry-wait']), EVENTS.spent)).toContain('prompt-connection-lost');
  expect(effects(heard(PHASES.loading), EVENTS.blocked)).toContain('prompt-autoplay-blocked');
});

test('only the first playback counts as a start', () => {
  const first = reduceMix({ ...heard(PHASES.loading), hasPlayed: false }, EVENTS.progressed);
  expect(first.effects).toEqual([{ type: 'progress', positionMs: 7000, remainingMs: 173_000, isFirst: true }]);
  expect(reduceMix(first.state, EVENTS.progressed).effects).toMatchObject([{ isFirst: false }]);
});

function heard(phase: MixPhase): MixState {
  return {
    phase,
    positionMs: 2000,
    durationMs: DURATION_MS,
    hasPlayed: true,
    isRetried: true,
    brokenTimes: 0,
    expiresAtMs: SOURCE.expiresAtMs,
  };
}

function effects(state: MixState, event: MixEvent): readonly string[] {
  return reduceMix(state, event).effects.map(({ type }) => type);
}
