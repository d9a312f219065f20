import type { MemberId, MixId, ShowId } from '@afterglow/shared-contracts';
import type { Computed, Time } from '@afterglow/kit';

/** A counted play; anonymous once its member is deleted. */
export interface PlaysTable {
  id: Computed<number>;
  show_id: ShowId;
  /** Null when only the show was named. */
  mix_id: MixId | null;
  member_id: MemberId | null;
  played_at: Time;
}
