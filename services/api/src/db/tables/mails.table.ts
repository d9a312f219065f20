import type { MemberId } from '@afterglow/shared-contracts';
import type { Generated } from 'kysely';
import type { Computed, Time } from '@afterglow/kit';

export type MailState = 'queued' | 'sent' | 'failed';

export interface MailsTable {
  id: Computed<number>;
  uid: Computed<string>;
  recipient: string;
  member_id: MemberId | null;
  subject: string;
  text: string | null;
  state: Generated<MailState>;
  attempts: Generated<number>;
  next_attempt_time: Time;
  last_error: string | null;
  creation_time: Time;
  end_time: Time | null;
}
