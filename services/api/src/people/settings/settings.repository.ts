import type { ChannelId, MemberId, QualityKey } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

/** A member's choices; undefined and null mean no choice. */
export interface ChosenSettings {
  readonly quality_key?: QualityKey | null | undefined;
  /** Whether the member had Premium when the quality was chosen. */
  readonly quality_premium?: boolean | null | undefined;
  readonly volume?: number | null | undefined;
  readonly favorite_channels?: ChannelId[] | null | undefined;
}

export interface SettingsRepository {
  find(memberId: MemberId): Promise<ChosenSettings | undefined>;
  /** Changes the given fields in one statement, so that two simultaneous changes are both kept. */
  merge(memberId: MemberId, chosen: ChosenSettings): Promise<void>;
}

export function createSettingsRepository(db: ApiQueries): SettingsRepository {
  return {
    find: (memberId) =>
      db
        .selectFrom('member_settings')
        .select(['quality_key', 'quality_premium', 'volume', 'favorite_channels'])
        .where('member_id', '=', memberId)
        .executeTakeFirst(),
    async merge(memberId, chosen) {
      await db
        .insertInto('member_settings')
        .values({ ...NOTHING_CHOSEN, ...given(chosen), member_id: memberId })
        // The row itself does not change, but a statement has to set something.
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ member_id: memberId, ...given(chosen) }))
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
