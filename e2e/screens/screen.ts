import type { Page } from '@playwright/test';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: string;
  /** By URL pattern, a call's response instead of the service's: `never`, `failing`, `offline`, a `status` with its `body`, or this. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The browser's storage, besides the listener's identity. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** The socket of the program is rejected from the start. */
  readonly isSocketAway?: boolean;
  readonly before?: (page: Page) => Promise<void>;
  /** False for the window only. */
  readonly fullPage?: boolean;
}
