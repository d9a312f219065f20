import type { Time } from './columns.ts';

export interface UsedCaptchaProofsTable {
  proof_hash: Uint8Array;
  expiry_time: Time;
}
