import type { ChangedFiles } from './changed-files.ts';

/** A package, as far as changes spread through it. */
export interface PackageNode {
  readonly folder: string;
  /** Its folder relative to the root, such as `services/api`. */
  readonly location: string;
  /** Folders of the packages it uses, including those for tests and builds. */
  readonly uses: readonly string[];
}

export interface Affected {
  /** Changed code; the tests that reach it are run. */
  readonly code: readonly string[];
  /** Packages with changed code. */
  readonly changed: readonly string[];
  /** Packages of which every test is run: those that use a changed one, and those in which more than code has changed. */
  readonly whole: readonly string[];
}

const CODE = /\.[cm]?[jt]sx?$/;
const PROSE = /\.md$/;
/** A change to these may change what any package does. */
const SHARED_BY_ALL = /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[^/]*|jest\.config\.mjs)$/;

/** What a change requires to be tested. */
export function affectedBy({ present, deleted }: ChangedFiles, rooms: readonly PackageNode[]): Affected {
  const all = [...present, ...deleted];
  const isSharedByAll = all.some((file) => SHARED_BY_ALL.test(file));
  const touched = (files: readonly string[]): readonly PackageNode[] =>
    rooms.filter(({ location }) => files.some((file) => file.startsWith(`${location}/`)));
  const beyondCode = [...present.filter((file) => !CODE.test(file) && !PROSE.test(file)), ...deleted];
  const changed = touched(all.filter((file) => !PROSE.test(file))).map(({ folder }) => folder);
  const whole = isSharedByAll ? rooms : [...touched(beyondCode), ...usersOf(changed, rooms)];
  return {
    code: present.filter((file) => CODE.test(file)),
    changed,
    whole: [...new Set(whole.map(({ folder }) => folder))].sort(),
  };
}

/** The packages that use one of these, directly or through others. */
function usersOf(folders: readonly string[], rooms: readonly PackageNode[]): readonly PackageNode[] {
  const reached = new Set(folders);
  const users = new Set<PackageNode>();
  for (let before = -1; before !== users.size;) {
    before = users.size;
    for (const room of rooms) {
      if (!room.uses.some((folder) => reached.has(folder))) continue;
      users.add(room);
      reached.add(room.folder);
    }
  }
  return [...users];
}
