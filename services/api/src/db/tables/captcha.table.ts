import type { Time } from '@afterglow/kit';

export interface UsedCaptchaProofsTable {
  proof_hash: Uint8Array;
  expiry_time: Time;
}
