import * as z from 'zod/mini';
import { analyticsConfigSchema } from './analytics-config.ts';
import { featureFlagsSchema } from './feature-flags.ts';
import { CODE_LOAD_LIMIT_MS } from './host-hooks.ts';

/** After this long an area says that it is still loading, and offers Retry. */
const SLOW_LOAD_MS = 8000;

/** The default, to be replaced by the address of a brand's own app. */
const IOS_APP_STORE_URL = 'https://apps.apple.com/app/id0000000000';

/** How a page of the site behaves; every value has a default, so an operator (or a test) states only what differs. */
export const pageConfigSchema = z.object({
  /** Time limit of every file of a remote, in milliseconds. */
  codeLoadLimitMs: z._default(z.int().check(z.positive()), CODE_LOAD_LIMIT_MS),
  slowLoadMs: z._default(z.int().check(z.positive()), SLOW_LOAD_MS),
  /** Where "Open App" in the iOS banner leads. */
  iosAppStoreUrl: z._default(z.url({ protocol: /^https$/ }), IOS_APP_STORE_URL),
  /** False withdraws the service worker: browsers that have it remove it, along with everything it stored. */
  serviceWorker: z._default(z.boolean(), true),
  /** Which steps of a page's start run. */
  features: z._default(featureFlagsSchema, z.parse(featureFlagsSchema, {})),
  analytics: z._default(analyticsConfigSchema, z.parse(analyticsConfigSchema, {})),
});
/** The configuration of a page, with the defaults filled in. */
export type PageConfig = z.infer<typeof pageConfigSchema>;

/** The id of the JSON data block in the page that holds the configuration; a page without one uses the defaults. */
export const PAGE_CONFIG_ELEMENT_ID = 'page-config';

/** The id of the page's element that the shell draws into; it is empty when the shell starts. */
export const APP_ELEMENT_ID = 'app';

/** The id of the picture that the page shows before any script runs; the shell removes it once the area has drawn its own. */
export const FIRST_PICTURE_ELEMENT_ID = 'first-picture';
