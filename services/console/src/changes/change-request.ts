import type { Environment } from '@afterglow/shared-contracts';

/** What someone wants to change about a release. */
export type Change =
  | { readonly kind: 'promote'; readonly version: string }
  /** To the version before, unless another is named. */
  | { readonly kind: 'rollback'; readonly to?: string }
  | { readonly kind: 'canary'; readonly version: string; readonly percent: number }
  | { readonly kind: 'end-canary' }
  | { readonly kind: 'retire' };

/** A change that someone has asked for and not yet confirmed. */
export interface ChangeRequest {
  readonly environment: Environment;
  readonly remote: string;
  readonly change: Change;
  /** Written into the field for the reason, to be changed or confirmed. */
  readonly reason?: string;
}
