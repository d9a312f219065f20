import type { CaptchaChallenge, CaptchaForm } from '@afterglow/shared-contracts';

/** A proof that the provider stands by; `key` is the same however the proof is written down. */
export interface CheckedProof {
  readonly key: string;
}

/** Sets tasks in ALTCHA's format and checks their solutions. */
export interface CaptchaProvider {
  /** How long it may stand by a solution, where that is longer than it was asked for: until then a used one is remembered. */
  readonly standsByMs?: number;
  /** A new task. It may be handed in for as long as `holdsMs` says. */
  issue(form: CaptchaForm, holdsMs: number): Promise<CaptchaChallenge>;
  /** Undefined for anything but a solution to the task for this form that still holds. */
  check(proof: string, form: CaptchaForm): Promise<CheckedProof | undefined>;
}
