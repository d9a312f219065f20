import type { Environment } from '@afterglow/shared-contracts';
import type { RunningRelease } from '@afterglow/shared-contracts/registry';

/** What a change would do, in words, before anyone confirms it. */
export interface Effect {
  readonly title: string;
  /** What runs before and afterwards; null is nothing. */
  readonly from: string | null;
  readonly to: string | null;
  /** Whether no one has the former anymore. */
  readonly isReplaced: boolean;
  /** Who sees it, and when. */
  readonly reach: string;
  /** What else follows from it. */
  readonly also: readonly string[];
  /** The words of the button that does it. */
  readonly confirm: string;
  /** Why it cannot be done. */
  readonly hindrance?: string;
}

/** What a change is applied to; `seen` is undefined where the release does not run in that environment. */
export interface Setting {
  readonly environment: Environment;
  readonly remote: string;
  readonly seen: RunningRelease | undefined;
}
