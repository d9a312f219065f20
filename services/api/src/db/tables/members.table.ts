import type { Gender, MemberId } from '@afterglow/shared-contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Computed, Numbered, Time } from '@afterglow/kit';

export interface MembersTable {
  id: Numbered<MemberId>;
  email: string;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  birthday: Time | null;
  avatar: string | null;
  password_hash: string | null;
  role: number | null;
  gender: ColumnType<Gender | null, Gender | null | undefined, Gender | null>;
  super_admin: Generated<boolean>;
  creation_time: Generated<Date>;
  email_proof_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  leave_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface TokensTable {
  id: Computed<string>;
  token_hash: Uint8Array;
  member_id: MemberId;
  creation_time: Generated<Date>;
  expiry_time: Time;
  browser: string | null;
  system: string | null;
  place: string | null;
  device_hash: Uint8Array | null;
  use_time: ColumnType<Date | null, Date | null | undefined, Date>;
  confirmation_time: ColumnType<Date | null, Date | null | undefined, Date>;
  by_network: Generated<boolean>;
}

export interface KnownPlacesTable {
  member_id: MemberId;
  place_hash: Uint8Array;
  login_time: Time;
}
