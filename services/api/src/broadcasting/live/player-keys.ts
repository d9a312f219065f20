import { type ChannelId, isPremiumMember, type MemberId, memberIdSchema } from '@afterglow/shared-contracts';
import type { Clock, Signer, Caller } from '@afterglow/kit';
import * as z from 'zod/mini';
import { isPremiumAt } from '@afterglow/billing';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { seriesOf } from '#accounts/sessions/index.ts';

export interface PlayerKey {
  readonly key: string;
  readonly since: Date;
}

/** The keys in a member's stable URLs of a channel, for players that cannot log in. */
export interface PlayerKeys {
  /** Throws unauthenticated when the caller's session has ended. */
  keyOf(station: ChannelId, caller: Pick<Caller, 'memberId' | 'token'>): Promise<PlayerKey>;
  /** The key's member; undefined for a key that is revoked or of another channel, or whose member is no longer Premium. */
  holderOf(station: ChannelId, key: string): Promise<MemberId | undefined>;
}

export interface PlayerKeysOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly signer: Signer;
}

export function createPlayerKeys({ database, clock, signer }: PlayerKeysOptions): PlayerKeys {
  const facts = (station: ChannelId, member: MemberId, series: string) => ['player', station, String(member), series];
  return {
    async keyOf(station, caller) {
      const { memberId } = caller;
      const { series, since } = await seriesOf(database, caller, new Date(clock.nowMs()));
      return { key: `${memberId}.${signer.sign(facts(station, memberId, series))}`, since };
    },
    async holderOf(station, key) {
      const [, id, signature = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(key) ?? [];
      const member = z.safeParse(memberIdSchema, Number(id));
      if (!member.success) return undefined;
      const holder = await findHolder(database.db, member.data, new Date(clock.nowMs()));
      if (holder === undefined || !signer.verify(facts(station, member.data, holder.series), signature))
        return undefined;
      return isPremiumMember({ premium: holder.has_subscription, role: holder.role }) ? member.data : undefined;
    },
  };
}

function findHolder(db: ApiQueries, memberId: MemberId, at: Date) {
  return db
    .selectFrom('player_addresses')
    .innerJoin('members', 'members.id', 'player_addresses.member_id')
    .select(['members.role', 'player_addresses.series'])
    .select(isPremiumAt('members.id', at).as('has_subscription'))
    .where('members.id', '=', memberId)
    .executeTakeFirst();
}
