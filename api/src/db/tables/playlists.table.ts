import type { MixId, PlaylistId, PlaylistType } from '@afterglow/shared-contracts';
import type { Time } from './columns.ts';

export interface PlaylistsTable {
  id: PlaylistId;
  type: PlaylistType;
  revision_id: number | null;
  title: string;
  description: string | null;
  color: string;
  publish_time: Time | null;
  modification_time: Time;
  featured: boolean;
  hidden: boolean;
}

export interface PlaylistMixesTable {
  playlist_id: PlaylistId;
  position: number;
  mix_id: MixId;
}
