import type { MemberId } from '@afterglow/shared-contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Time } from '@afterglow/kit';

export interface SecondFactorsTable {
  member_id: MemberId;
  secret: Uint8Array;
  creation_time: Time;
  proof_time: ColumnType<Date | null, Date | null, Date | null>;
  last_step: Generated<number>;
}

export interface RecoveryCodesTable {
  code_hash: Uint8Array;
  member_id: MemberId;
  creation_time: Time;
}

export interface LoginChallengesTable {
  challenge_hash: Uint8Array;
  member_id: MemberId;
  tries: Generated<number>;
  creation_time: Time;
  expiry_time: Time;
}
