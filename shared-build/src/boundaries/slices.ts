/** The folders of a package that contain slices: the features of an area, the modules and the subjects of a service. */
const GROUPS = 'features|modules|accounts|admin|broadcasting|catalog|media|playback';
/** Test code of a slice, which tests anywhere may import; `tests-stay-tests` keeps it out of the product. */
const TESTING = 'testing/|.+/testing/';

export const PACKAGE = '(?:services/)?[^/]+';
/** Billing is one subject: its slices need no group. */
export const SLICE = `(?:${PACKAGE}/src/(?:${GROUPS})|services/billing/src(?:/providers)?)/(?!testing/|providers/)[^/]+/`;
/** The internals of a slice: everything but its entry point, `index.ts`. */
export const BEHIND_A_DOOR = `${SLICE}(?!index\\.ts$|${TESTING})`;

const SLICE_OF = new RegExp(`^${SLICE}`);
const PRIVATE = new RegExp(`^${BEHIND_A_DOOR}`);

/** Whether a file outside a slice imports its internals. Paths are relative to the workspace. */
export function passesByDoor(from: string, to: string): boolean {
  return PRIVATE.test(to) && SLICE_OF.exec(from)?.[0] !== SLICE_OF.exec(to)?.[0];
}
