import {
  FEATURE_FLAGS,
  featureFlagsSchema,
  type FeatureFlag,
  type FeatureFlags,
  type PageConfig,
} from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const millisecondsInText = z.optional(z.pipe(z.coerce.number(), z.int().check(z.positive())));

const listed = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map((part) => part.trim())),
);
const flags = z.optional(z.pipe(listed, z.array(z.enum(FEATURE_FLAGS))));
const address = z.url({ protocol: /^https?$/ });

export const pageEnvironmentSchema = z.object({
  /** Time limit of every file of an area, in milliseconds. */
  CODE_LOAD_LIMIT_MS: millisecondsInText,
  /** The link of the banner on iPhones and iPads. */
  IOS_APP_STORE_URL: z.optional(z.url({ protocol: /^https$/ })),
  /** `off` unregisters the service worker from every browser. */
  SERVICE_WORKER: z.optional(z.enum(['on', 'off'])),
  /** Startup features to switch on or off, where that differs from the defaults. */
  FEATURES_ON: flags,
  FEATURES_OFF: flags,
  ANALYTICS_TAG_URL: z.optional(address),
  /** The origins that this script connects to, besides its own. */
  ANALYTICS_ORIGINS: z.optional(z.pipe(listed, z.array(address))),
  ANALYTICS_CONSENT: z.optional(z.enum(['ask', 'not-needed'])),
});
export type PageEnvironment = z.infer<typeof pageEnvironmentSchema>;

/** The page configuration, where it differs from its defaults. */
export function pageConfigOf(environment: PageEnvironment): Partial<PageConfig> {
  const { CODE_LOAD_LIMIT_MS: codeLoadLimitMs, IOS_APP_STORE_URL: iosAppStoreUrl } = environment;
  return {
    ...(codeLoadLimitMs !== undefined && { codeLoadLimitMs }),
    ...(iosAppStoreUrl !== undefined && { iosAppStoreUrl }),
    ...(environment.SERVICE_WORKER === 'off' && { serviceWorker: false }),
    ...featuresOf(environment),
    ...analyticsOf(environment),
  };
}

function featuresOf({ FEATURES_ON: on, FEATURES_OFF: off }: PageEnvironment): Pick<Partial<PageConfig>, 'features'> {
  if (!on && !off) return {};
  const set = (names: readonly FeatureFlag[] = [], value: boolean) => names.map((name) => [name, value] as const);
  const defaults = z.parse(featureFlagsSchema, {});
  const features: FeatureFlags = { ...defaults, ...Object.fromEntries([...set(on, true), ...set(off, false)]) };
  return { features };
}

function analyticsOf(environment: PageEnvironment): Pick<Partial<PageConfig>, 'analytics'> {
  const {
    ANALYTICS_TAG_URL: tagUrl,
    ANALYTICS_ORIGINS: origins = [],
    ANALYTICS_CONSENT: consent = 'ask',
  } = environment;
  return tagUrl === undefined ? {} : { analytics: { tagUrl, origins, consent } };
}
