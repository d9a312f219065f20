import type { KnownRelease } from '../federation/load-known.ts';
import { isRetryWanted } from './failures.ts';
import {
  slotStateOf,
  type Followed,
  type Refusal,
  type SlotEffect,
  type SlotEvent,
  type SlotModel,
  type SlotStep,
} from './slot-state.ts';

/** A version that crashes this soon after it replaced another one is rolled back by the tab itself. */
const WATCH_MS = 30_000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;
const NOTHING = { type: 'nothing' } as const;

type EventOf<Type extends SlotEvent['type']> = Extract<SlotEvent, { readonly type: Type }>;

/** Nobody has opened the area yet. */
export function initialSlot(followed: Followed): SlotModel {
  return { followed, isShown: false, present: NOTHING, coming: NOTHING, retryMs: FIRST_RETRY_MS, failures: {} };
}

export function step(model: SlotModel, ...effects: readonly SlotEffect[]): SlotStep {
  return { model, effects };
}

function after(first: SlotEffect, { model, effects }: SlotStep): SlotStep {
  return { model, effects: [first, ...effects] };
}

function isIdle(model: SlotModel): boolean {
  return slotStateOf(model).status === 'idle';
}

/** Updates what is loaded; an area that nobody has opened yet loads nothing. */
export function follow(model: SlotModel, followed: Followed): SlotStep {
  const next = { ...model, followed };
  if (followed.live.version === model.followed.live.version || isIdle(model)) return step(next);
  return pursueLive({ ...next, retryMs: FIRST_RETRY_MS });
}

export function prepare(model: SlotModel): SlotStep {
  return isIdle(model) ? pursueLive(model) : step(model);
}

export function show(model: SlotModel): SlotStep {
  if (model.isShown) return step(model);
  const shown = { ...model, isShown: true };
  return after({ type: 'enter' }, isIdle(model) || model.present.type === 'failed' ? pursueLive(shown) : step(shown));
}

/** Loads again: code that failed, that crashed, or that does not arrive. */
export function reload(model: SlotModel): SlotStep {
  return pursueLive(model.coming.type === 'version' ? withFailure(model, model.coming.version) : model);
}

/** The same because the listener has pressed Retry. */
export function retry(model: SlotModel): SlotStep {
  return askedFor(reload(model));
}

function askedFor({ model, effects }: SlotStep): SlotStep {
  return step(
    model,
    ...effects.map((effect) => (effect.type === 'stage' ? { ...effect, isAskedFor: true as const } : effect)),
  );
}

export function dispose(model: SlotModel): SlotStep {
  const disposed: SlotModel = { ...model, isShown: false, present: { type: 'disposed' }, coming: NOTHING };
  return step(disposed, { type: 'abandon' }, { type: 'leave' });
}

export function retryLater({ coming, ...model }: SlotModel): SlotStep {
  const next = { ...model, coming: NOTHING };
  const isWanted = coming.type === 'retry' && coming.version === model.followed.live.version;
  return isWanted ? pursueLive(next) : step(next);
}

function pursueLive(model: SlotModel): SlotStep {
  return pursue(model, model.followed.live);
}

/** The latest version wins: anything else on its way is abandoned. */
function pursue(model: SlotModel, release: KnownRelease): SlotStep {
  const { present } = model;
  const isLive = present.type === 'live';
  if (isLive && present.release.version === release.version)
    return step({ ...model, coming: NOTHING }, { type: 'abandon' });
  return stage(
    {
      ...model,
      present: isLive ? present : NOTHING,
      coming: { type: 'version', version: release.version, inPlaceOf: null },
    },
    release,
  );
}

export function stage(model: SlotModel, release: KnownRelease): SlotStep {
  return step(model, { type: 'stage', release, attempt: (model.failures[release.version] ?? 0) + 1 });
}

export function stand(model: SlotModel, { release, atMs }: EventOf<'stood'>): SlotStep {
  const { present, coming } = model;
  const replaced = present.type === 'live' ? { release: present.release, atMs } : null;
  const next: SlotModel = {
    ...model,
    present: { type: 'live', release, replaced },
    coming: NOTHING,
    retryMs: FIRST_RETRY_MS,
  };
  const failed = coming.type === 'version' ? coming.inPlaceOf : null;
  return failed ? tryAgainLater(next, failed) : (catchUp(next) ?? step(next));
}

/** The live set may have named a newer version while an older one was on its way back. Null where that has already failed. */
function catchUp(model: SlotModel): SlotStep | null {
  const { version } = model.followed.live;
  const isThere = model.present.type === 'live' && model.present.release.version === version;
  return isThere || version in model.failures ? null : pursueLive(model);
}

/** A version could not be shown. What was there stays; the listener is told only where there was nothing. */
export function refuse(model: SlotModel, { version, failure }: Refusal): SlotStep {
  const next = withFailure({ ...model, coming: NOTHING }, version);
  return after({ type: 'tell', version, failure }, missing(model, next, { version, failure }));
}

function missing({ coming }: SlotModel, next: SlotModel, refusal: Refusal): SlotStep {
  if (next.present.type === 'live') return tryAgainLater(next, refusal);
  if (!next.isShown) return step({ ...next, present: NOTHING });
  const inPlaceOf = coming.type === 'version' ? coming.inPlaceOf : null;
  const failed = step({ ...next, present: { type: 'failed', ...(inPlaceOf ?? refusal) } });
  return inPlaceOf ? failed : (catchUp(next) ?? standIn(next, refusal) ?? failed);
}

/** The stand-in version is not available: the listener is told about the one that failed first. */
export function missStandIn(model: SlotModel): SlotStep {
  const failed = model.coming.type === 'version' ? model.coming.inPlaceOf : null;
  return step({ ...model, coming: NOTHING, present: failed ? { type: 'failed', ...failed } : NOTHING });
}

/**
 * For a live version that cannot be shown: brings the previous one, if any. Code that does not arrive is requested again meanwhile; code
 * that throws will throw again, so it is replaced once only.
 */
function standIn(model: SlotModel, { version: failed, failure }: Refusal): SlotStep | null {
  const { live, previousVersion: version } = model.followed;
  if (version === null || failed !== live.version || failed === version) return null;
  const hasThrownBefore = failure.kind !== 'load' && model.failures[failed] !== 1;
  if (hasThrownBefore) return null;
  const coming = { type: 'version', version, inPlaceOf: { version: failed, failure } } as const;
  return step({ ...model, present: NOTHING, coming }, { type: 'find', version });
}

/** The current version goes on, and a failed load may be the network's fault: it must not block a rollback for good. */
function tryAgainLater(model: SlotModel, { version, failure }: Refusal): SlotStep {
  if (failure.kind !== 'load') return step(model);
  const retryMs = Math.min(model.retryMs * 2, MAX_RETRY_MS);
  return step({ ...model, retryMs, coming: { type: 'retry', version } }, { type: 'wait', delayMs: model.retryMs });
}

/**
 * The version on the screen is gone: back to the previous one if it was only just replaced or nobody has seen it yet, else the panel.
 * What was lost because the listener wants it again is loaded again.
 */
export function fall(model: SlotModel, { failure, wasSeen, atMs }: EventOf<'fell'>): SlotStep {
  const { present } = model;
  if (present.type !== 'live') return step(model);
  const { release, replaced } = present;
  const refusal = { version: release.version, failure };
  const next: SlotModel = { ...withFailure(model, release.version), present: { type: 'failed', ...refusal } };
  return after({ type: 'tell', ...refusal }, replacement());

  function replacement(): SlotStep {
    if (isRetryWanted(failure)) return askedFor(pursueLive(next));
    if (replaced && atMs - replaced.atMs < WATCH_MS) return pursue(next, replaced.release);
    const isWorn = failure.kind === 'crash' && wasSeen;
    return (!isWorn && standInUnlessLate(next, refusal)) || step(next);
  }
}

/** Nobody needs it where the area has left the screen, or a newer version is on its way. */
function standInUnlessLate(model: SlotModel, refusal: Refusal): SlotStep | null {
  return model.isShown && model.coming.type !== 'version' ? standIn(model, refusal) : null;
}

function withFailure(model: SlotModel, version: string): SlotModel {
  return { ...model, failures: { ...model.failures, [version]: (model.failures[version] ?? 0) + 1 } };
}
