import { bannerIdSchema, genreIdSchema } from '@afterglow/shared-contracts';
import { jsonValue } from '@afterglow/kit';
import { SEED_BANNERS } from './content/banners.ts';
import { SEED_GENRES, SEED_STATIONS } from './content/genres.ts';
import type { SowContext } from './sow-steps.ts';

const HOUR_MS = 60 * 60 * 1000;

export async function sowGenresAndStations({ db }: SowContext): Promise<void> {
  const genres = SEED_GENRES.map(({ name }, index) => ({ id: genreIdSchema.parse(index + 1), name }));
  await db.insertInto('genres').values(genres).execute();
  await db
    .insertInto('stations')
    .values(SEED_STATIONS.map((station, position) => ({ ...station, position })))
    .execute();
}

export async function sowBanners({ db, day, colorOf }: SowContext): Promise<void> {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  const banners = SEED_BANNERS.map((banner, index) => {
    const id = bannerIdSchema.parse(index + 1);
    return {
      ...banner,
      id,
      color: colorOf('banner', id),
      primary_action: banner.primary_action && jsonValue(banner.primary_action),
      secondary_action: banner.secondary_action && jsonValue(banner.secondary_action),
      modification_time: new Date(dayMs - index * HOUR_MS),
    };
  });
  await db.insertInto('banners').values(banners).execute();
}
