import * as z from 'zod/mini';

const on = z._default(z.boolean(), true);
const off = z._default(z.boolean(), false);

/** The startup steps of a page; one that is off is skipped. There are no other flags: an unknown one is ignored. */
export const featureFlagsSchema = z.object({
  auth: on,
  channels: on,
  versionCheck: on,
  premium: on,
  settings: on,
  premiumOnboarding: on,
  favouritesOnboarding: off,
});
/** Which startup steps run. */
export interface FeatureFlags extends z.infer<typeof featureFlagsSchema> {}
/** The name of a step that can be switched off. */
export type FeatureFlag = keyof FeatureFlags;

/** The names of all flags, in the order of the steps. */
export const FEATURE_FLAGS = Object.keys(featureFlagsSchema.shape) as readonly FeatureFlag[]; // `shape` has exactly these keys
