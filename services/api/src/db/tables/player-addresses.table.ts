import type { MemberId } from '@afterglow/shared-contracts';
import type { Time } from './columns.ts';

export interface PlayerAddressesTable {
  member_id: MemberId;
  /** Signed into the addresses; anyone who knows it cannot make any. */
  series: string;
  creation_time: Time;
}
