import type { Time } from '@afterglow/kit';

export interface UsedLoginStatesTable {
  state_hash: Uint8Array;
  expiry_time: Time;
}
