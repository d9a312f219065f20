import type { MixId } from '@afterglow/shared-contracts';
import { type Clock, jsonValue } from '@afterglow/kit';
import { layoutMix, mixWaveform, type TrackStore } from '@afterglow/audio';
import type { ScheduleWindow } from '#broadcasting/schedule/index.ts';
import type { ApiConfig } from './api-environment.ts';
import type { ApiDatabase } from '#db/api-tables.ts';
import { piecesOnAir } from '#broadcasting/pieces-on-air.ts';

export interface BackgroundOptions {
  readonly database: ApiDatabase;
  readonly store: TrackStore;
  readonly scheduleWindow: ScheduleWindow;
  readonly clock: Clock;
  readonly config: Pick<ApiConfig, 'MUSIC_AHEAD'>;
  readonly onError: (error: unknown) => void;
}

interface Unmeasured {
  readonly id: MixId;
  readonly pieces: readonly string[];
}

/**
 * Prerenders the prefixes of all music, then the mixes on air and all the rest at the lowest rate, as far as `MUSIC_AHEAD` says, and gives
 * each mix its waveform as soon as its last piece is measured. Never rejects.
 */
export async function doBackgroundWork(parts: BackgroundOptions): Promise<void> {
  const { database, store, scheduleWindow, clock, config, onError } = parts;
  let pending: readonly Unmeasured[] = [];
  let last = Promise.resolve();
  const measureNext = () => {
    last = last
      .then(async () => {
        pending = await measureMixes(database, store, pending);
      })
      .catch(onError);
  };
  try {
    store.startThreads();
    pending = await database.db.selectFrom('mixes').select(['id', 'pieces']).where('waveform', 'is', null).execute();
    measureNext();
    const onAir = piecesOnAir(scheduleWindow, store, clock.nowMs());
    if (config.MUSIC_AHEAD !== 'none') {
      await store.renderPrefixes();
      await store.warmUp(onAir, measureNext);
    }
    if (config.MUSIC_AHEAD === undefined || config.MUSIC_AHEAD === 'all') await store.fillInBackground(measureNext);
  } catch (error) {
    onError(error);
  }
  await last;
}

/** Stores the waveforms of the mixes whose pieces are all measured, and returns the others. */
async function measureMixes(
  database: ApiDatabase,
  store: TrackStore,
  pending: readonly Unmeasured[],
): Promise<readonly Unmeasured[]> {
  const isKnown = ({ pieces }: Unmeasured) => pieces.every((piece) => store.knownEnvelope(piece) !== undefined);
  // Decided once: while these are stored, further pieces are measured.
  const measurable = new Set(pending.filter(isKnown));
  for (const { id, pieces } of measurable) {
    const waveform = mixWaveform(layoutMix(pieces, store.framesOf), (piece) => {
      const envelope = store.knownEnvelope(piece);
      if (envelope === undefined) throw new Error(`The loudness of "${piece}" is not known.`);
      return envelope;
    });
    await database.db
      .updateTable('mixes')
      .set({ waveform: jsonValue(waveform) })
      .where('id', '=', id)
      .execute();
  }
  return pending.filter((mix) => !measurable.has(mix));
}
