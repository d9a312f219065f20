import type { Environment } from '@afterglow/shared-contracts';

/** A change to a release. */
export type Change =
  | { readonly kind: 'promote'; readonly version: string }
  /** To the previous version unless `to` is set. */
  | { readonly kind: 'rollback'; readonly to?: string }
  | { readonly kind: 'canary'; readonly version: string; readonly percent: number }
  | { readonly kind: 'end-canary' }
  | { readonly kind: 'retire' };

export interface ChangeRequest {
  readonly environment: Environment;
  readonly remote: string;
  readonly change: Change;
  /** Prefills the reason. */
  readonly reason?: string;
}
