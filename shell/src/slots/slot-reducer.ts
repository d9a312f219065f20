import { RELEASE_RETRY, retryDelayMs } from '@afterglow/shared-contracts/retry-policy';
import type { ReleaseRef } from '../federation/load-known.ts';
import { isRetryWanted } from './failures.ts';
import {
  slotStateOf,
  type SlotTarget,
  type Refusal,
  type SlotEffect,
  type SlotEvent,
  type SlotModel,
  type SlotTransition,
} from './slot-state.ts';

/** A version that crashes this soon after it replaced another one is rolled back by the tab itself. */
const WATCH_MS = 30_000;
const NOTHING = { type: 'nothing' } as const;
type EventOf<Type extends SlotEvent['type']> = Extract<SlotEvent, { readonly type: Type }>;

/** The next state of a slot after an event, and the effects to run, in order. A disposed slot ignores everything. */
export function reduceSlot(model: SlotModel, event: SlotEvent): SlotTransition {
  if (model.current.type === 'disposed') return step(model);
  switch (event.type) {
    case 'target-changed':
      return follow(model, event.target);
    case 'preload-requested':
      return prepare(model);
    case 'activated':
      return show(model);
    case 'deactivated':
      return step({ ...model, isShown: false }, { type: 'leave' });
    case 'reloaded':
      return reload(model);
    case 'retry-requested':
      return retry(model);
    case 'disposed':
      return dispose(model);
    case 'committed':
      return commit(model, event);
    case 'refused':
      return refuse(model, event);
    case 'fallback-found':
      return stage(model, event.release);
    case 'fallback-not-found':
      return fallbackMissing(model);
    case 'retry-due':
      return retryDue(model);
    case 'live-failed':
      return failLive(model, event);
  }
}

/** The area was not opened yet. */
export function initialSlot(target: SlotTarget): SlotModel {
  return {
    target,
    isShown: false,
    current: NOTHING,
    pending: NOTHING,
    retries: 0,
    failures: {},
  };
}

function step(model: SlotModel, ...effects: readonly SlotEffect[]): SlotTransition {
  return { model, effects };
}

function after(first: SlotEffect, { model, effects }: SlotTransition): SlotTransition {
  return { model, effects: [first, ...effects] };
}

function isIdle(model: SlotModel): boolean {
  return slotStateOf(model).status === 'idle';
}

/** Updates the loaded version; an area that was never opened loads nothing. */
function follow(model: SlotModel, target: SlotTarget): SlotTransition {
  const next = { ...model, target };
  if (target.live.version === model.target.live.version || isIdle(model)) return step(next);
  return stageTarget({ ...next, retries: 0 });
}

function prepare(model: SlotModel): SlotTransition {
  return isIdle(model) ? stageTarget(model) : step(model);
}

function show(model: SlotModel): SlotTransition {
  if (model.isShown) return step(model);
  const shown = { ...model, isShown: true };
  return after({ type: 'enter' }, isIdle(model) || model.current.type === 'failed' ? stageTarget(shown) : step(shown));
}

/** Loads again: code that failed, that crashed, or that does not arrive. */
function reload(model: SlotModel): SlotTransition {
  return stageTarget(model.pending.type === 'version' ? withFailure(model, model.pending.version) : model);
}

function retry(model: SlotModel): SlotTransition {
  return askedFor(reload(model));
}

function askedFor({ model, effects }: SlotTransition): SlotTransition {
  return step(
    model,
    ...effects.map((effect) => (effect.type === 'stage' ? { ...effect, isAskedFor: true as const } : effect)),
  );
}

function dispose(model: SlotModel): SlotTransition {
  const disposed: SlotModel = { ...model, isShown: false, current: { type: 'disposed' }, pending: NOTHING };
  return step(disposed, { type: 'abandon' }, { type: 'leave' });
}

function retryDue({ pending, ...model }: SlotModel): SlotTransition {
  const next = { ...model, pending: NOTHING };
  const isWanted = pending.type === 'retry' && pending.version === model.target.live.version;
  return isWanted ? stageTarget(next) : step(next);
}

function stageTarget(model: SlotModel): SlotTransition {
  return stageRelease(model, model.target.live);
}

/** The latest version wins: any other pending one is abandoned. */
function stageRelease(model: SlotModel, release: ReleaseRef): SlotTransition {
  const { current } = model;
  const isLive = current.type === 'live';
  if (isLive && current.release.version === release.version)
    return step({ ...model, pending: NOTHING }, { type: 'abandon' });
  return stage(
    {
      ...model,
      current: isLive ? current : NOTHING,
      pending: { type: 'version', version: release.version, fallbackFor: null },
    },
    release,
  );
}

function stage(model: SlotModel, release: ReleaseRef): SlotTransition {
  return step(model, { type: 'stage', release, attempt: (model.failures[release.version] ?? 0) + 1 });
}

function commit(model: SlotModel, { release, atMs }: EventOf<'committed'>): SlotTransition {
  const { current, pending } = model;
  const replaced = current.type === 'live' ? { release: current.release, atMs } : null;
  const next: SlotModel = {
    ...model,
    current: { type: 'live', release, replaced },
    pending: NOTHING,
    retries: 0,
  };
  const failed = pending.type === 'version' ? pending.fallbackFor : null;
  return failed ? scheduleRetry(next, failed) : (catchUp(next) ?? step(next));
}

/**
 * The live set may have named a newer version while an older one was loading as fallback. Null if that has already
 * failed.
 */
function catchUp(model: SlotModel): SlotTransition | null {
  const { version } = model.target.live;
  const isThere = model.current.type === 'live' && model.current.release.version === version;
  return isThere || version in model.failures ? null : stageTarget(model);
}

/** A version could not be shown. The current one stays; the listener sees an error only without one. */
function refuse(model: SlotModel, { version, failure }: Refusal): SlotTransition {
  const next = withFailure({ ...model, pending: NOTHING }, version);
  return after({ type: 'report', version, failure }, replaceRefused(model, next, { version, failure }));
}

function replaceRefused({ pending }: SlotModel, next: SlotModel, refusal: Refusal): SlotTransition {
  if (next.current.type === 'live') return scheduleRetry(next, refusal);
  if (!next.isShown) return step({ ...next, current: NOTHING });
  const fallbackFor = pending.type === 'version' ? pending.fallbackFor : null;
  const failed = step({ ...next, current: { type: 'failed', ...(fallbackFor ?? refusal) } });
  return fallbackFor ? failed : (catchUp(next) ?? startFallback(next, refusal) ?? failed);
}

/** The fallback version is not available: the listener sees the error of the one that failed first. */
function fallbackMissing(model: SlotModel): SlotTransition {
  const failed = model.pending.type === 'version' ? model.pending.fallbackFor : null;
  return step({ ...model, pending: NOTHING, current: failed ? { type: 'failed', ...failed } : NOTHING });
}

/**
 * For a live version that cannot be shown: starts the previous one, if any. Missing code is requested again in the
 * meantime; code that throws will throw again, so it is replaced only once.
 */
function startFallback(model: SlotModel, { version: failed, failure }: Refusal): SlotTransition | null {
  const { live, previousVersion: version } = model.target;
  if (version === null || failed !== live.version || failed === version) return null;
  const hasThrownBefore = failure.kind !== 'load' && model.failures[failed] !== 1;
  if (hasThrownBefore) return null;
  const coming = { type: 'version', version, fallbackFor: { version: failed, failure } } as const;
  return step({ ...model, current: NOTHING, pending: coming }, { type: 'find', version });
}

/**
 * The current version stays, and a failed load may be the network's fault: it must not block a rollback permanently.
 */
function scheduleRetry(model: SlotModel, { version, failure }: Refusal): SlotTransition {
  if (failure.kind !== 'load') return step(model);
  const { retries } = model;
  const delayMs = retryDelayMs(RELEASE_RETRY, retries);
  return step({ ...model, retries: retries + 1, pending: { type: 'retry', version } }, { type: 'wait', delayMs });
}

/**
 * The version on the screen is gone: back to the previous one if it was only just replaced or never seen, else the
 * panel. A version lost because of Retry is loaded again.
 */
function failLive(model: SlotModel, { failure, wasSeen, atMs }: EventOf<'live-failed'>): SlotTransition {
  const { current } = model;
  if (current.type !== 'live') return step(model);
  const { release, replaced } = current;
  const refusal = { version: release.version, failure };
  const next: SlotModel = { ...withFailure(model, release.version), current: { type: 'failed', ...refusal } };
  return after({ type: 'report', ...refusal }, replacement());

  function replacement(): SlotTransition {
    if (isRetryWanted(failure)) return askedFor(stageTarget(next));
    if (replaced && atMs - replaced.atMs < WATCH_MS) return stageRelease(next, replaced.release);
    const wasInUse = failure.kind === 'crash' && wasSeen;
    return (!wasInUse && startFallbackIfNeeded(next, refusal)) || step(next);
  }
}

/** Not needed if the area has left the screen, or a newer version is pending. */
function startFallbackIfNeeded(model: SlotModel, refusal: Refusal): SlotTransition | null {
  return model.isShown && model.pending.type !== 'version' ? startFallback(model, refusal) : null;
}

function withFailure(model: SlotModel, version: string): SlotModel {
  return { ...model, failures: { ...model.failures, [version]: (model.failures[version] ?? 0) + 1 } };
}
