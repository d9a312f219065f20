import { ChunkLoadError, type LiveRelease } from '@afterglow/shared-contracts';
import { buildLiveRelease } from '@afterglow/shared-contracts/testing';
import fc from 'fast-check';
import { slotStateOf, type AreaFailure, type SlotEffect, type SlotEvent, type SlotModel } from './slot-state.ts';
import { initialSlot, reduceSlot } from './slot-reducer.ts';

const VERSIONS = ['1.0.0', '1.0.1', '1.0.2'] as const;
const release = (version: string) => buildLiveRelease('radio', { version });

const failures: fc.Arbitrary<AreaFailure> = fc.oneof(
  fc.constant<AreaFailure>({ kind: 'crash', error: new Error('worn out') }),
  fc.constant<AreaFailure>({
    kind: 'load',
    error: new ChunkLoadError(
      { code: 'CHUNK_LOAD_FAILED', remote: 'radio', version: '1.0.0', url: '/entry.js', reason: 'network' },
      null,
    ),
  }),
);

/**
 * Possible actions of the listener, the live set, the clock and the network; the world decides whether one is possible
 * now.
 */
type Happening =
  | {
      readonly type: 'preload-requested' | 'activated' | 'deactivated' | 'reloaded' | 'retry-requested' | 'time-passes';
    }
  | { readonly type: 'target-changed'; readonly version: string; readonly previousVersion: string | null }
  | { readonly type: 'comes' | 'is-found'; readonly atMs: number }
  | {
      readonly type: 'fails' | 'crashes';
      readonly failure: AreaFailure;
      readonly wasSeen: boolean;
      readonly atMs: number;
    };

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'preload-requested',
      'activated',
      'deactivated',
      'reloaded',
      'retry-requested',
      'time-passes',
    ),
  }),
  fc.record({
    type: fc.constant('target-changed' as const),
    version: fc.constantFrom(...VERSIONS),
    previousVersion: fc.option(fc.constantFrom(...VERSIONS)),
  }),
  fc.record({ type: fc.constantFrom('comes', 'is-found'), atMs: fc.nat(100_000) }),
  fc.record({
    type: fc.constantFrom('fails', 'crashes'),
    failure: failures,
    wasSeen: fc.boolean(),
    atMs: fc.nat(100_000),
  }),
);

/** The started and unfinished work of the effects. */
interface World {
  readonly slot: SlotModel;
  readonly job: Extract<SlotEffect, { readonly type: 'stage' | 'find' | 'wait' }> | null;
  readonly isEntered: boolean;
}

const FIRST: World = {
  slot: initialSlot({ live: release('1.0.1'), previousVersion: '1.0.0' }),
  job: null,
  isEntered: false,
};

test('after any events, a slot waits for the running effect and is shown when it should be', () => {
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 40 }), (list) => {
      list.reduce((world, happening) => {
        const next = happen(world, happening);
        expect({ job: next.job?.type ?? null, isEntered: next.isEntered }).toEqual({
          job: jobOf(next.slot),
          isEntered: next.slot.isShown,
        });
        return next;
      }, FIRST);
    }),
    { numRuns: 300 },
  );
});

test('in any state, Retry and arriving code lead to the live version', () => {
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 40 }), (list) => {
      const reached = happen(list.reduce(happen, FIRST), { type: 'retry-requested' });
      const { version } = reached.slot.target.live;
      const arrived = reached.job ? happen(reached, { type: 'comes', atMs: 0 }) : reached;
      expect(slotStateOf(arrived.slot)).toEqual({ status: 'live', version });
    }),
    { numRuns: 300 },
  );
});

test('while nothing is pending, the shown version is the live one, or the live one has failed', () => {
  const often: readonly string[] = ['target-changed', 'comes', 'crashes', 'fails'];
  const shown = happen(FIRST, { type: 'activated' });
  fc.assert(
    fc.property(
      fc.array(
        happenings.filter(({ type }) => often.includes(type)),
        { maxLength: 40 },
      ),
      (list) => {
        list.reduce((world, happening) => {
          const next = happen(world, happening);
          const { current, pending, target, failures: failed } = next.slot;
          const { version } = target.live;
          const isAtRest = current.type === 'live' && pending.type === 'nothing';
          if (isAtRest && failed[version] === undefined) expect(current.release.version).toBe(version);
          return next;
        }, shown);
      },
    ),
    { numRuns: 1000 },
  );
});

test('only a crash removes the shown version without a replacement', () => {
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 40 }), (list) => {
      list.reduce((world, happening) => {
        const next = happen(world, happening);
        if (world.slot.current.type === 'live' && happening.type !== 'crashes') {
          expect(next.slot.current.type).toBe('live');
        }
        return next;
      }, FIRST);
    }),
    { numRuns: 300 },
  );
});

test('a disposed slot starts nothing', () => {
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 20 }), fc.array(happenings, { maxLength: 5 }), (before, later) => {
      const disposed = take(before.reduce(happen, FIRST), { type: 'disposed' });
      const after = later.reduce(happen, disposed);
      expect(after).toEqual({ slot: disposed.slot, job: null, isEntered: false });
    }),
    { numRuns: 300 },
  );
});

function happen(world: World, happening: Happening): World {
  const event = eventOf(world, happening);
  return event ? take(world, event) : world;
}

/** Null when it cannot happen now. */
function eventOf({ slot, job }: World, happening: Happening): SlotEvent | null {
  switch (happening.type) {
    case 'target-changed': {
      const { version, previousVersion } = happening;
      return { type: 'target-changed', target: { live: release(version), previousVersion } };
    }
    case 'crashes': {
      const { failure, wasSeen, atMs } = happening;
      return slot.current.type === 'live' ? { type: 'live-failed', failure, wasSeen, atMs } : null;
    }
    case 'comes':
    case 'is-found':
    case 'fails':
    case 'time-passes':
      return job && outcomeOf(job, happening);
    default:
      return { type: happening.type };
  }
}

function outcomeOf(job: NonNullable<World['job']>, outcome: Happening): SlotEvent | null {
  const what = `${job.type} ${outcome.type}`;
  if (job.type === 'find') return findingOf(job.version, what);
  if (what === 'wait time-passes') return { type: 'retry-due' };
  return job.type === 'stage' ? stagingOf(release(job.release.version), outcome) : null;
}

function findingOf(version: string, what: string): SlotEvent | null {
  if (what === 'find is-found') return { type: 'fallback-found', release: release(version) };
  return what === 'find fails' ? { type: 'fallback-not-found' } : null;
}

function stagingOf(staged: LiveRelease, outcome: Happening): SlotEvent | null {
  if (outcome.type === 'comes') return { type: 'committed', release: staged, atMs: outcome.atMs };
  if (outcome.type !== 'fails') return null;
  return { type: 'refused', version: staged.version, failure: outcome.failure };
}

const SETTLING: readonly SlotEvent['type'][] = [
  'committed',
  'refused',
  'fallback-found',
  'fallback-not-found',
  'retry-due',
];

function take(world: World, event: SlotEvent): World {
  const { model, effects } = reduceSlot(world.slot, event);
  const job = SETTLING.includes(event.type) ? null : world.job;
  return effects.reduce(withEffect, { ...world, slot: model, job });
}

function withEffect(world: World, effect: SlotEffect): World {
  switch (effect.type) {
    case 'stage':
    case 'find':
    case 'wait':
      return { ...world, job: effect };
    case 'abandon':
      return { ...world, job: null };
    case 'enter':
      return { ...world, isEntered: true };
    case 'leave':
      return { ...world, isEntered: false };
    case 'report':
      return world;
  }
}

/** A job must be running, or nothing would ever happen. */
function jobOf({ pending }: SlotModel): unknown {
  if (pending.type === 'nothing') return null;
  if (pending.type === 'retry') return 'wait';
  return pending.fallbackFor ? expect.stringMatching(/^(find|stage)$/) : 'stage';
}
