/** The groups that the features of a large area are in. */
const FEATURE_GROUPS = 'entry|account|security|onboarding';
/** The folders of slices: an area's features, the registry's and the api's subjects, and what stands next to the registry. */
const FEATURE = `features/(?:(?:${FEATURE_GROUPS})/|(?!(?:${FEATURE_GROUPS})/))(?!testing/)[^/]+/`;
const SUBJECT = '(?:registry|accounts|admin|broadcasting|catalog|media|playback)/(?!testing/)[^/]+/';
/** Billing is one subject: its slices need no group. */
const OF_BILLING = 'services/billing/src/(?:providers/)?(?!testing/|providers/)[^/]+/';
const BESIDE_THE_REGISTRY = 'services/releases/src/(?:front-door|client|cli)/';
/** Test code of a slice, which tests anywhere may import; `tests-stay-tests` keeps it out of the product. */
const TESTING = 'testing/|.+/testing/';

export const PACKAGE = '(?:services/)?[^/]+';
export const SLICE = `(?:${PACKAGE}/src/${FEATURE}|services/[^/]+/src/${SUBJECT}|${OF_BILLING}|${BESIDE_THE_REGISTRY})`;
/** The internals of a slice: everything but its entry point, `index.ts`. */
export const BEHIND_A_DOOR = `${SLICE}(?!index\\.ts$|${TESTING})`;

const SLICE_OF = new RegExp(`^${SLICE}`);
const PRIVATE = new RegExp(`^${BEHIND_A_DOOR}`);

/** Whether a file outside a slice imports its internals. Paths are relative to the workspace. */
export function passesByDoor(from: string, to: string): boolean {
  return PRIVATE.test(to) && SLICE_OF.exec(from)?.[0] !== SLICE_OF.exec(to)?.[0];
}
