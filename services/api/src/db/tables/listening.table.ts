import type { MemberId, MixId, PlaylistId } from '@afterglow/shared-contracts';
import type { Time } from '@afterglow/kit';

export interface ListeningTable {
  member_id: MemberId;
  revision: number;
  mix_ids: MixId[];
  queue_position: number;
  playlist_id: PlaylistId | null;
  device_id: string;
  device_name: string;
  updated_at: Time;
  received_at: Time;
}

export interface ListeningPositionsTable {
  member_id: MemberId;
  mix_id: MixId;
  position_ms: number;
  updated_at: Time;
  received_at: Time;
}
