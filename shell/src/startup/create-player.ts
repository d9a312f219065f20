import {
  QUALITIES,
  type AnalyticsPort,
  type BitrateKbps,
  type EventBus,
  type QualityKey,
} from '@afterglow/shared-contracts';
import { systemClock, type DataLayer } from '@afterglow/shared-data';
import { mix, readResource } from '@afterglow/shared-data/react';
import { createAudioElementEngine, createPlaybackApi, createPlayer, type Player } from '@afterglow/shared-player';
import { pageVisible$ } from '../lib/page-visible.ts';
import type { Connection } from '../offline/connection.ts';

/** The page's one player, over one audio element that outlives every area; its actions are counted. */
export function startPlayer(
  bus: EventBus,
  { data, session, settings, listening, storage }: DataLayer,
  analytics: AnalyticsPort,
  { returned$ }: Pick<Connection, 'returned$'>,
): Player {
  return createPlayer({
    bus,
    session,
    storage, // the storage that a logout empties, even when it is in memory only
    api: { ...createPlaybackApi(data, session), mix: (id) => readResource(data, mix(id)) },
    engine: createAudioElementEngine(),
    clock: systemClock,
    onAction: (action) => analytics.send('player', action),
    getBitrateKbps: () => bitrateOf(settings.getQuality()),
    getResumePositionMs: listening.leftAtMs,
    returned$,
    isOnline: () => navigator.onLine,
    visible$: pageVisible$,
  });
}

/** Also while it is lost, and requested again. */
export function isPlaying(player: Pick<Player, 'getState'>): boolean {
  const { status } = player.getState();
  return status === 'playing' || status === 'loading';
}

function bitrateOf(key: QualityKey): BitrateKbps {
  const [lowest] = QUALITIES;
  return (QUALITIES.find((quality) => quality.key === key) ?? lowest).bitrateKbps;
}
