import type { Listening, MixPosition } from '@afterglow/shared-contracts';
import { FRAME_DURATION_MS } from '@afterglow/audio';
import type { ListeningRow, MixPositionRow } from './listening.repository.ts';

export function toListening(row: ListeningRow | undefined): Listening {
  if (row === undefined) return { revision: 0, last: null };
  return {
    revision: row.revision,
    last: {
      queue: { mixes: row.mix_ids, position: row.queue_position, playlistId: row.playlist_id },
      positionMs: row.position_ms ?? 0,
      device: { id: row.device_id, name: row.device_name },
      updatedAt: row.updated_at.toISOString(),
    },
  };
}

export function toMixPosition(row: MixPositionRow): MixPosition {
  return {
    mixId: row.mix_id,
    positionMs: row.position_ms,
    durationMs: row.duration_frames * FRAME_DURATION_MS,
    updatedAt: row.updated_at.toISOString(),
  };
}
