import { Subject } from 'rxjs';
import type { AudioEngine, EngineEvent } from '../engine/audio-engine.port.ts';

/** An engine whose events a test emits, and whose commands it can read. */
export interface FakeEngine extends AudioEngine {
  readonly opened: readonly string[];
  /** Every command, oldest first, as `name` or `name value`. */
  readonly commands: readonly string[];
  readonly gain: number;
  readonly rate: number;
  /** Preloaded URLs. */
  readonly warmed: readonly string[];
  emit(event: EngineEvent): void;
  soundAt(positionMs: number): void;
}

/** A silent engine: it records its commands and emits the events that a test requests. */
export function createFakeEngine(): FakeEngine {
  const events$ = new Subject<EngineEvent>();
  const opened: string[] = [];
  const commands: string[] = [];
  const warmed: string[] = [];
  let gain = 1;
  let rate = 1;
  return {
    events$,
    opened,
    commands,
    warmed,
    get rate() {
      return rate;
    },
    get gain() {
      return gain;
    },
    unlock: () => undefined,
    open(url, positionMs) {
      opened.push(url);
      commands.push(`open ${url} at ${positionMs}`);
    },
    preload: (url) => void warmed.push(url),
    setRate: (value) => {
      rate = value;
    },
    play: () => void commands.push('play'),
    pause: () => void commands.push('pause'),
    seek: (positionMs) => void commands.push(`seek ${positionMs}`),
    setGain: (value) => {
      gain = value;
    },
    close: () => void commands.push('close'),
    dispose: () => events$.complete(),
    emit: (event) => events$.next(event),
    soundAt: (positionMs) => events$.next({ type: 'progressed', positionMs }),
  };
}
