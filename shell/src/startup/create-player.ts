import type { EventBus } from '@afterglow/shared-contracts';
import { createSafeStorage, systemClock, type DataLayer } from '@afterglow/shared-data';
import {
  browserMediaSession,
  createAudioElementEngine,
  createPlaybackApi,
  createPlayer,
  type Player,
} from '@afterglow/shared-player';
import { fromEvent } from 'rxjs';

/** The page's one player, over one audio element that outlives every area. */
export function startPlayer(bus: EventBus, { data, session }: DataLayer): Player {
  return createPlayer({
    bus,
    session,
    api: createPlaybackApi(data, session),
    storage: createSafeStorage(() => localStorage),
    engine: createAudioElementEngine(),
    clock: systemClock,
    mediaSession: browserMediaSession(),
    online$: fromEvent(window, 'online'),
  });
}
