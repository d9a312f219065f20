import * as z from 'zod/mini';
import { analyticsConfigSchema } from './analytics-config.ts';
import { featureFlagsSchema } from './feature-flags.ts';
import { CODE_LOAD_LIMIT_MS } from './host-hooks.ts';

/** After this delay an area shows that it is still loading, and offers Retry. */
const SLOW_LOAD_MS = 8000;

/** The default, to be replaced by the URL of a brand's own app. */
const IOS_APP_STORE_URL = 'https://apps.apple.com/app/id0000000000';

/** The configuration of a page; every value has a default, so an operator (or a test) sets only what differs. */
export const pageConfigSchema = z.object({
  /** Timeout of every file of a remote, in milliseconds. */
  codeLoadLimitMs: z._default(z.int().check(z.positive()), CODE_LOAD_LIMIT_MS),
  slowLoadMs: z._default(z.int().check(z.positive()), SLOW_LOAD_MS),
  iosAppStoreUrl: z._default(z.url({ protocol: /^https$/ }), IOS_APP_STORE_URL),
  /** False unregisters the service worker: browsers that have it remove it, along with its caches. */
  serviceWorker: z._default(z.boolean(), true),
  /** Which startup steps of a page run. */
  features: z._default(featureFlagsSchema, z.parse(featureFlagsSchema, {})),
  analytics: z._default(analyticsConfigSchema, z.parse(analyticsConfigSchema, {})),
});
/** The configuration of a page, with the defaults filled in. */
export interface PageConfig extends z.infer<typeof pageConfigSchema> {}

/** The id of the JSON data block in the page that holds the configuration; a page without one uses the defaults. */
export const PAGE_CONFIG_ELEMENT_ID = 'page-config';

/** The id of the element that the shell renders into; it is empty when the shell starts. */
export const APP_ELEMENT_ID = 'app';

/**
 * The id of the image that the page shows before any script runs; the shell removes it once the area has rendered its
 * own.
 */
export const FIRST_PICTURE_ELEMENT_ID = 'first-picture';
