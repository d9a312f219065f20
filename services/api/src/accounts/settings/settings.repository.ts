import type { ChannelId, MemberId, QualityKey } from '@afterglow/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

/** A member's choices; undefined and null mean no choice. */
export interface ChosenSettings {
  readonly quality_key?: QualityKey | null | undefined;
  /** Whether the member had Premium when choosing the quality. */
  readonly quality_premium?: boolean | null | undefined;
  readonly volume?: number | null | undefined;
  readonly favorite_channels?: ChannelId[] | null | undefined;
}

export type FavoriteChanges = Readonly<Partial<Record<ChannelId, boolean>>>;

export interface SettingsRepository {
  find(memberId: MemberId): Promise<ChosenSettings | undefined>;
  /** Changes the given fields in one statement, so that two simultaneous changes are both stored. */
  merge(memberId: MemberId, chosen: ChosenSettings, favorites?: FavoriteChanges): Promise<void>;
}

export function createSettingsRepository(db: ApiQueries): SettingsRepository {
  return {
    find: (memberId) =>
      db
        .selectFrom('member_settings')
        .select(['quality_key', 'quality_premium', 'volume', 'favorite_channels'])
        .where('member_id', '=', memberId)
        .executeTakeFirst(),
    async merge(memberId, chosen, favorites = {}) {
      await db
        .insertInto('member_settings')
        .values({ ...NOTHING_CHOSEN, ...given(chosen), ...changed(sql`null`, chosen, favorites), member_id: memberId })
        .onConflict((conflict) =>
          conflict.column('member_id').doUpdateSet({
            // The row itself does not change, but the statement must set something.
            member_id: memberId,
            ...given(chosen),
            ...changed(sql.ref('member_settings.favorite_channels'), chosen, favorites),
          }),
        )
        .execute();
    },
  };
}

const NOTHING_CHOSEN = { quality_key: null, quality_premium: null, volume: null, favorite_channels: null };

function given({ quality_key, quality_premium = null, volume, favorite_channels }: ChosenSettings) {
  return {
    ...(quality_key === undefined ? {} : { quality_key, quality_premium }),
    ...(volume === undefined ? {} : { volume }),
    ...(favorite_channels === undefined ? {} : { favorite_channels }),
  };
}

/** The new list: existing channels keep their order, added ones come last. */
function changed(stored: RawBuilder<unknown>, { favorite_channels }: ChosenSettings, favorites: FavoriteChanges) {
  const changes = Object.entries(favorites);
  if (changes.length === 0) return {};
  const before = sql`coalesce(${favorite_channels ?? stored}::text[], '{}')`;
  const [added, removed] = [true, false].map((isOne) => changes.flatMap(([id, is]) => (is === isOne ? id : [])));
  return {
    favorite_channels: sql<ChannelId[]>`
      array(select id from unnest(${before}) with ordinality as known (id, place) where id <> all (${removed}::text[]) order by place)
      || array(select id from unnest(${added}::text[]) with ordinality as added (id, place) where id <> all (${before}) order by place)`,
  };
}
