import type { Time } from './columns.ts';

export interface UsedLoginStatesTable {
  state_hash: Uint8Array;
  expiry_time: Time;
}
