import type { Page } from '@playwright/test';

/** A page in a state that is worth looking at. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The listener's email address; a visitor when left out. */
  readonly as?: string;
  /** By a pattern of its address, the answer to a call instead of the service's: `never`, `failing`, `offline`, a `status` with its `body`, or this. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What the browser has stored, besides who the listener is. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** The socket of what is on is refused from the start. */
  readonly isSocketAway?: boolean;
  /** The steps before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
  /** False: only the window. */
  readonly fullPage?: boolean;
}
