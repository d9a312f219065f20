import type { MemberId } from '@afterglow/shared-contracts';
import type { Generated } from 'kysely';
import type { Time } from '@afterglow/kit';

export type DataCopyState = 'waiting' | 'ready' | 'failed';

export interface DataCopiesTable {
  member_id: MemberId;
  state: Generated<DataCopyState>;
  file_name: string;
  size_bytes: number | null;
  attempts: Generated<number>;
  next_attempt_time: Time;
  request_time: Time;
  expiry_time: Time | null;
}
