import type { BitrateKbps, MixId } from '@afterglow/shared-contracts';
import { waitMsOf } from '../failure-prompts.ts';
import type { PlaybackContext } from '../playback.ts';
import type { RetryScheduler } from '../retry-scheduler.ts';
import type { MixEvent } from './mix-state.ts';

export interface SourceRequestOptions {
  readonly context: PlaybackContext;
  readonly id: MixId;
  readonly dispatch: (event: MixEvent) => void;
  readonly attempts: RetryScheduler;
  readonly signal: AbortSignal;
}

/** Requests the URL of a mix's audio; another request replaces a pending one. */
export interface SourceRequest {
  send(): Promise<void>;
  /** The bit rate of the last request, or of the next one. */
  getBitrateKbps(): BitrateKbps;
  /** When the last request was sent. */
  sentAtMs(): number;
  drop(): void;
}

export function createSourceRequest({ context, id, dispatch, attempts, signal }: SourceRequestOptions): SourceRequest {
  const { api, clock, state } = context;
  let bitrateKbps = context.getBitrateKbps();
  let sentAtMs = 0;
  let pending = new AbortController();
  const refuse = () => dispatch({ type: 'refused', error: null, waitMs: 0 });
  return {
    async send() {
      pending.abort();
      pending = new AbortController();
      const own = pending;
      bitrateKbps = context.getBitrateKbps();
      sentAtMs = clock.now();
      const stopLimit = state.hasPlayed() ? attempts.limit(refuse) : () => undefined;
      own.signal.addEventListener('abort', stopLimit);
      const event = await api.mixSource(id, bitrateKbps, AbortSignal.any([signal, own.signal])).then(
        (source) => ({ type: 'answered', source }) as const,
        (error: unknown) => ({ type: 'refused', error, waitMs: waitMsOf(error) }) as const,
      );
      if (own.signal.aborted) return;
      stopLimit();
      dispatch(event);
    },
    getBitrateKbps: () => bitrateKbps,
    sentAtMs: () => sentAtMs,
    drop: () => pending.abort(),
  };
}
