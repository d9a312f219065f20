import type { Environment } from '@afterglow/shared-contracts';
import type { RunningRelease } from '@afterglow/shared-registry-contracts';

export interface Effect {
  readonly title: string;
  /** The versions before and afterwards; null means none. */
  readonly from: string | null;
  readonly to: string | null;
  /** Whether no one has the previous version anymore. */
  readonly isReplaced: boolean;
  /** The audience and the time. */
  readonly reach: string;
  /** Further consequences. */
  readonly also: readonly string[];
  /** The label of the confirm button. */
  readonly confirm: string;
  /** Why the change is impossible. */
  readonly hindrance?: string;
}

export interface Setting {
  readonly environment: Environment;
  readonly remote: string;
  readonly seen: RunningRelease | undefined;
}
