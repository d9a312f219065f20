import type { MemberId, MixId, ShowId } from '@afterglow/shared-contracts';
import type { Computed, Time } from './columns.ts';

/** A play that counted; of a member who left, nobody's. */
export interface PlaysTable {
  id: Computed<number>;
  show_id: ShowId;
  /** Null when only the show was told. */
  mix_id: MixId | null;
  member_id: MemberId | null;
  played_at: Time;
}
