import type { MemberId } from '@afterglow/shared-contracts';
import type { Time } from '@afterglow/kit';

export interface PlayerAddressesTable {
  member_id: MemberId;
  /** Signed into the URLs; knowing it is not enough to create any. */
  series: string;
  creation_time: Time;
}
