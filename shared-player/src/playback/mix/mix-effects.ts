import type { BitrateKbps, Mix, MixPlayback } from '@afterglow/shared-contracts';
import { loadedMix } from '../../state/player-state.ts';
import { createRetryScheduler } from '../retry-scheduler.ts';
import type { MixEffect, MixEvent } from './mix-state.ts';
import type { PlaybackContext } from '../playback.ts';
import type { FailurePrompt } from '../failure-prompts.ts';
import type { MixSource } from '../playback-api.ts';
import { mixFailurePrompt } from '../failure-prompts.ts';
import { createSourceRequest } from './source-request.ts';
import { createStallDetector } from '../stall-detector.ts';

export interface MixItem {
  readonly mix: Mix;
  readonly resource: MixPlayback['resource'];
  /** Prefetched, so that it can be opened without a request. */
  readonly source: MixSource | null;
  /** Called at the first playback. */
  readonly onStarted: () => void;
  readonly onRemaining: (remainingMs: number) => void;
  readonly onEnded: () => void;
  /** `isMissing`: only this item is to blame. */
  readonly onFailed: (reaction: FailurePrompt, error: unknown, isMissing: boolean) => void;
}

export interface MixEffectsOptions {
  readonly context: PlaybackContext;
  readonly item: MixItem;
  readonly dispatch: (event: MixEvent) => void;
  readonly signal: AbortSignal;
}

export interface MixEffects {
  runEffect(effect: MixEffect): void;
  getBitrateKbps(): BitrateKbps;
  /** The last request may never have a response, or the source no sound. */
  isHanging(afterMs: number): boolean;
  dispose(): void;
}

/** Runs a mix's effects on engine, service, timers and the displayed state. */
export function createMixEffects({ context, item, dispatch, signal }: MixEffectsOptions): MixEffects {
  const { api, engine, state, clock } = context;
  const attempts = createRetryScheduler({ ...context, onDue: (type) => dispatch({ type }) });
  const stall = createStallDetector(clock, { onStalled: () => dispatch({ type: 'stalled' }) });
  const request = createSourceRequest({ context, id: item.mix.id, dispatch, attempts, signal });
  let openedUrl = '';
  let openedAtMs = 0;

  async function examine(url: string): Promise<void> {
    const event = { type: 'examined', status: await api.audioStatus(url, signal) } as const;
    if (url === openedUrl) dispatch(event);
  }

  function open(url: string, positionMs: number): void {
    openedUrl = url;
    openedAtMs = clock.now();
    attempts.opened();
    engine.setRate(context.getSpeed());
    engine.open(url, positionMs);
    stall.reset();
  }

  function progress({ positionMs, remainingMs, isFirst }: Extract<MixEffect, { readonly type: 'progress' }>): void {
    attempts.sounded();
    stall.reset();
    state.progress(positionMs);
    if (isFirst) item.onStarted();
    item.onRemaining(remainingMs);
  }

  /** The first play of a session ends after the usual attempts. */
  function scheduleRetry(waitMs: number): void {
    const isUsual = attempts.retry(waitMs);
    if (state.hasPlayed()) state.cutOff();
    else if (!isUsual) dispatch({ type: 'attempts-spent' });
  }

  function runEffect(effect: MixEffect): void {
    switch (effect.type) {
      case 'show':
        return state.load(effect.how, loadedMix(item.resource, item.mix, effect.positionMs));
      case 'signal':
        return state.signal(effect.signal, effect.by);
      case 'ask':
        return void request.send();
      case 'examine':
        return void examine(openedUrl);
      case 'open':
        return open(effect.source.url, effect.positionMs);
      case 'play':
        engine.play();
        return stall.reset();
      case 'silence':
        stall.stop();
        return engine.pause();
      case 'cancel-retry':
        return attempts.cancel();
      case 'reset-retries':
        return attempts.reset();
      case 'schedule-retry':
        return scheduleRetry(effect.waitMs);
      case 'retry-now':
        return attempts.retryNow();
      case 'seek':
        return engine.seek(effect.positionMs);
      case 'move':
        return state.moveTo(effect.positionMs);
      case 'watch':
        return stall.reset();
      case 'progress':
        return progress(effect);
      case 'end':
        return item.onEnded();
      case 'prompt-autoplay-blocked':
        return context.onBlocked();
      case 'prompt-connection-lost':
        return context.onConnectionLost(mixFailurePrompt(item.resource.type));
      case 'fail':
        return item.onFailed(mixFailurePrompt(item.resource.type, effect.error), effect.error, effect.isMissing);
    }
  }

  return {
    runEffect,
    getBitrateKbps: request.getBitrateKbps,
    isHanging: (afterMs) => clock.now() - Math.max(request.sentAtMs(), openedAtMs) >= afterMs,
    dispose() {
      request.drop();
      attempts.cancel();
      stall.stop();
    },
  };
}
