import { createPeriodicTask } from '@afterglow/kit';
import type { RecordingFiles } from '@afterglow/audio';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { BITRATES_KBPS } from '@afterglow/shared-contracts';
import { adminOperations } from '@afterglow/shared-contracts/services';
import { sql } from 'kysely';
import type { ServiceContext } from '#app/service-context.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { RECORDINGS_FOLDER } from '../storage/index.ts';
import type { CoverStore } from '../images/index.ts';

interface MediaContext extends ServiceContext {
  readonly recordings: RecordingFiles;
  readonly covers: CoverStore;
}

const EVERY_MS = 60 * MINUTE_MS;
/** After a failure, for example while the bucket is away. */
const AGAIN_AFTER_MS = MINUTE_MS;

/** At the start and hourly: what only this instance has goes to where all find it, and what no one has is reported. */
export function mountMediaInspection({
  app,
  clock,
  register,
  database,
  metrics,
  onError,
  recordings,
  covers,
}: MediaContext): void {
  register(adminOperations.listMedia, async () => {
    const { pieces, names } = await findImported(database.db);
    const files = pieces.flatMap((id) => BITRATES_KBPS.flatMap((kbps) => recordings.find(id, kbps) ?? []));
    const music = files.map(({ name, bytes }) => ({ name: `${RECORDINGS_FOLDER}${name}`, size_bytes: bytes }));
    return { data: [...music, ...names.map((name) => ({ name: covers.fileOf(name), size_bytes: null }))] };
  });
  let stopWaiting = () => {};
  const inspection = createPeriodicTask(clock, {
    everyMs: EVERY_MS,
    async work() {
      try {
        await recordings.upload();
        const { pieces, names } = await findImported(database.db);
        await recordings.inspect(pieces);
        await covers.inspect(names);
      } catch (error) {
        stopWaiting = clock.schedule(AGAIN_AFTER_MS, () => inspection.start());
        throw error;
      }
    },
    onError,
  });
  app.addHook('onListen', () => inspection.start());
  app.addHook('onClose', async () => {
    await inspection.stop();
    stopWaiting();
  });
  metrics.gauge({
    name: 'missing_media',
    help: 'Imported recordings and images that are neither here nor in the bucket.',
    labels: ['kind'],
    read: () => [
      { labels: { kind: 'recording' }, value: recordings.missing },
      { labels: { kind: 'image' }, value: covers.missing },
    ],
  });
}

async function findImported(db: ApiQueries) {
  const mixes = await db
    .selectFrom('mixes')
    .select(['pieces', 'cover'])
    .where(sql<boolean>`pieces ->> 0 like 'rec-%'`)
    .execute();
  return {
    pieces: [...new Set(mixes.flatMap(({ pieces }) => pieces))],
    names: [...new Set(mixes.flatMap(({ cover }) => cover ?? []))],
  };
}
