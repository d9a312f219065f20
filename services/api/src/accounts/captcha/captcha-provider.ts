import type { CaptchaChallenge, CaptchaForm } from '@afterglow/shared-contracts';

/** A proof that the provider confirmed; `key` is the same in any encoding of the proof. */
export interface CheckedProof {
  readonly key: string;
}

/** Issues challenges in ALTCHA's format and checks their solutions. */
export interface CaptchaProvider {
  /** How long a solution may stay valid beyond the requested time; used ones are stored that long. */
  readonly standsByMs?: number;
  /** Issues a challenge that can be submitted for `holdsMs`. */
  issue(form: CaptchaForm, holdsMs: number): Promise<CaptchaChallenge>;
  /** Undefined for anything but a valid solution to a challenge for this form. */
  check(proof: string, form: CaptchaForm): Promise<CheckedProof | undefined>;
}
