import type { ChannelId, MemberId, QualityKey } from '@afterglow/shared-contracts';
import type { Computed, Time } from '@afterglow/kit';

export interface ResetTokensTable {
  token_hash: Uint8Array;
  member_id: MemberId;
  creation_time: Time;
  expiry_time: Time;
}

export interface AttemptsTable {
  scope: string;
  key_hash: Uint8Array;
  count: number;
  window_end: Time;
}

export interface MemberSettingsTable {
  member_id: MemberId;
  quality_key: QualityKey | null;
  quality_premium: boolean | null;
  volume: number | null;
  favorite_channels: ChannelId[] | null;
}

export interface MessagesTable {
  id: Computed<number>;
  sender_id: MemberId;
  content: string;
  subject: string;
  body: string;
  creation_time: Time;
}
