import type { MemberId } from '@afterglow/shared-contracts';
import type { ColumnType } from 'kysely';
import type { Computed, Time } from '@afterglow/kit';

export interface PasskeysTable {
  id: Computed<string>;
  member_id: MemberId;
  credential_id: string;
  public_key: Uint8Array;
  counter: number;
  rp_id: string;
  name: string;
  synced: boolean;
  creation_time: Time;
  use_time: ColumnType<Date | null, Date | null | undefined, Date>;
}

export interface UsedPasskeyChallengesTable {
  challenge_hash: Uint8Array;
  expiry_time: Time;
}
