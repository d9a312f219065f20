import type { MixId, PlaylistId, PlaylistType } from '@afterglow/shared-contracts';
import type { Numbered, Time } from '@afterglow/kit';

export interface PlaylistsTable {
  id: PlaylistId;
  type: PlaylistType;
  featured: boolean;
  hidden: boolean;
}

export interface PlaylistRevisionsTable {
  id: Numbered<number>;
  playlist_id: PlaylistId;
  title: string;
  description: string | null;
  color: string;
  publish_time: Time | null;
  modification_time: Time;
}

export interface PlaylistRevisionMixesTable {
  revision_id: number;
  position: number;
  mix_id: MixId;
}
