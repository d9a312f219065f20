import { QUALITIES, type BitrateKbps, type EventBus, type QualityKey } from '@afterglow/shared-contracts';
import { createSafeStorage, systemClock, type DataLayer } from '@afterglow/shared-data';
import {
  browserMediaSession,
  browserTabs,
  createAudioElementEngine,
  createPlaybackApi,
  createPlayer,
  type Player,
} from '@afterglow/shared-player';
import { filter, fromEvent } from 'rxjs';

/** The page's one player, over one audio element that outlives every area. */
export function startPlayer(bus: EventBus, { data, session, settings }: DataLayer): Player {
  return createPlayer({
    bus,
    session,
    api: createPlaybackApi(data, session),
    storage: createSafeStorage(() => localStorage),
    engine: createAudioElementEngine(),
    clock: systemClock,
    getBitrateKbps: () => bitrateOf(settings.getQuality()),
    mediaSession: browserMediaSession(),
    online$: fromEvent(window, 'online'),
    visible$: fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible')),
    tabs: browserTabs(systemClock),
  });
}

function bitrateOf(key: QualityKey): BitrateKbps {
  const [lowest] = QUALITIES;
  return (QUALITIES.find((quality) => quality.key === key) ?? lowest).bitrateKbps;
}
