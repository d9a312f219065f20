import type { MemberId } from '@afterglow/shared-contracts';
import type { Computed, Time } from '@afterglow/kit';

/** The same for every type; `thing_id` is the ID of a mix, an artist, a show or a genre. */
export interface FavoritesTable {
  id: Computed<number>;
  member_id: MemberId;
  thing_id: number;
  creation_time: Time;
}
