import type { BitrateKbps, Mix, MixPlayback } from '@afterglow/shared-contracts';
import { loadedMix } from '../state/player-state.ts';
import { createAttempts } from './attempts.ts';
import type { MixEffect, MixEvent } from './mix-state.ts';
import type { PlaybackContext } from './playback.ts';
import type { MixSource } from './playback-api.ts';
import { isUnanswered, mixReaction } from './reactions.ts';
import { createStallWatch } from './stall-watch.ts';

export interface MixItem {
  readonly mix: Mix;
  readonly resource: MixPlayback['resource'];
  /** Known ahead of time, so that it can be opened without a request. */
  readonly source: MixSource | null;
  /** The first sound was heard. */
  readonly onStarted: () => void;
  readonly onRemaining: (remainingMs: number) => void;
  readonly onEnded: () => void;
  readonly onFailed: PlaybackContext['onFailed'];
}

export interface MixEffectsOptions {
  readonly context: PlaybackContext;
  readonly item: MixItem;
  /** Where the results of an effect go. */
  readonly dispatch: (event: MixEvent) => void;
  readonly signal: AbortSignal;
}

export interface MixEffects {
  carryOut(effect: MixEffect): void;
  /** The quality that was requested last. */
  getBitrateKbps(): BitrateKbps;
  dispose(): void;
}

/** Carries out a mix's effects on engine, service, timers and the displayed state. */
export function createMixEffects({ context, item, dispatch, signal }: MixEffectsOptions): MixEffects {
  const { api, engine, state, clock } = context;
  const attempts = createAttempts(clock, context.random);
  const stall = createStallWatch(clock, { onStalled: () => dispatch({ type: 'stalled' }) });
  let bitrateKbps = context.getBitrateKbps();

  function ask(): void {
    bitrateKbps = context.getBitrateKbps();
    api.mixSource(item.mix.id, bitrateKbps, signal).then(
      (source) => dispatch({ type: 'answered', source }),
      (error: unknown) => dispatch({ type: 'refused', error, isUnanswered: isUnanswered(error) }),
    );
  }

  function open(url: string, positionMs: number): void {
    attempts.opened();
    engine.setRate(context.getSpeed());
    engine.open(url, positionMs);
    stall.touch();
  }

  function progress({ positionMs, remainingMs, isFirst }: Extract<MixEffect, { readonly type: 'progress' }>): void {
    attempts.sounded();
    stall.touch();
    state.progress(positionMs);
    if (isFirst) item.onStarted();
    item.onRemaining(remainingMs);
  }

  function carryOut(effect: MixEffect): void {
    switch (effect.type) {
      case 'show':
        return state.load(effect.how, loadedMix(item.resource, item.mix, effect.positionMs));
      case 'signal':
        return state.signal(effect.signal, effect.by);
      case 'ask':
        return ask();
      case 'open':
        return open(effect.source.url, effect.positionMs);
      case 'play':
        engine.play();
        return stall.touch();
      case 'silence':
        stall.stop();
        return engine.pause();
      case 'give-up-waiting':
        return attempts.cancel();
      case 'forget-failures':
        return attempts.forget();
      case 'try-again':
        if (!attempts.again(() => dispatch({ type: 'attempt-due' }))) dispatch({ type: 'attempts-spent' });
        return;
      case 'hurry':
        return void attempts.hurry();
      case 'seek':
        return engine.seek(effect.positionMs);
      case 'move':
        return state.moveTo(effect.positionMs);
      case 'watch':
        return stall.touch();
      case 'progress':
        return progress(effect);
      case 'end':
        return item.onEnded();
      case 'tell-blocked':
        return context.onBlocked();
      case 'tell-lost':
        return context.onLost(mixReaction(item.resource.type));
      case 'fail':
        return item.onFailed(mixReaction(item.resource.type, effect.error), effect.error);
    }
  }

  return {
    carryOut,
    getBitrateKbps: () => bitrateKbps,
    dispose() {
      attempts.cancel();
      stall.stop();
    },
  };
}
