import type { ChunkLoadError } from '@afterglow/shared-contracts';

/** Why an area shows a panel instead of itself. */
export type AreaFailure =
  { readonly kind: 'load'; readonly error: ChunkLoadError } | { readonly kind: 'crash'; readonly error: unknown };

/**
 * What a listener gets from a remote's place. A newer version that is being staged beside a live one changes nothing here until
 * it is committed; `live` also means loaded and ready while another area is on the screen.
 */
export type SlotState =
  | { readonly status: 'idle' }
  | { readonly status: 'staging'; readonly version: string }
  | { readonly status: 'live'; readonly version: string }
  | { readonly status: 'failed'; readonly version: string; readonly failure: AreaFailure }
  | { readonly status: 'disposed' };

export type SlotEvent =
  | { readonly type: 'stage'; readonly version: string }
  | { readonly type: 'commit'; readonly version: string }
  | { readonly type: 'fail'; readonly version: string; readonly failure: AreaFailure }
  | { readonly type: 'abandon' }
  | { readonly type: 'dispose' };

/** Which event is heard in which state; any other leaves the state as it is. */
const HEARD: Readonly<Record<SlotState['status'], readonly SlotEvent['type'][]>> = {
  idle: ['stage', 'dispose'],
  staging: ['stage', 'commit', 'fail', 'abandon', 'dispose'],
  live: ['commit', 'fail', 'dispose'],
  failed: ['stage', 'dispose'],
  disposed: [],
};

export function nextSlotState(state: SlotState, event: SlotEvent): SlotState {
  if (!HEARD[state.status].includes(event.type)) return state;
  switch (event.type) {
    case 'stage':
      return { status: 'staging', version: event.version };
    case 'commit':
      return { status: 'live', version: event.version };
    case 'fail':
      return { status: 'failed', version: event.version, failure: event.failure };
    case 'abandon':
      return { status: 'idle' };
    case 'dispose':
      return { status: 'disposed' };
  }
}
