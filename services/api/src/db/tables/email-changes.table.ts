import type { MemberId } from '@afterglow/shared-contracts';
import type { Time } from '@afterglow/kit';

export interface EmailChangesTable {
  member_id: MemberId;
  new_email: string;
  session_hash: Uint8Array;
  confirm_hash: Uint8Array;
  stop_hash: Uint8Array;
  creation_time: Time;
  expiry_time: Time;
}
