import type { ChangedFiles } from './changed-files.ts';

/** A package as a node of the dependency graph. */
export interface PackageNode {
  readonly folder: string;
  readonly location: string;
  /** Folders of its dependencies, including those for tests and builds. */
  readonly uses: readonly string[];
}

export interface Affected {
  /** Changed code; the tests that import it run. */
  readonly code: readonly string[];
  /** Packages with changed code. */
  readonly changed: readonly string[];
  /** Packages whose tests all run: those that use a changed one, and those in which more than code has changed. */
  readonly whole: readonly string[];
}

const CODE = /\.[cm]?[jt]sx?$/;
const PROSE = /\.md$/;
/** A change to these may affect every package. */
const SHARED_BY_ALL = /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[^/]*|jest\.config\.mjs)$/;

/** The tests that a change requires. */
export function affectedBy({ present, deleted }: ChangedFiles, packages: readonly PackageNode[]): Affected {
  const all = [...present, ...deleted];
  const isSharedByAll = all.some((file) => SHARED_BY_ALL.test(file));
  const touched = (files: readonly string[]): readonly PackageNode[] =>
    packages.filter(({ location }) => files.some((file) => file.startsWith(`${location}/`)));
  const beyondCode = [...present.filter((file) => !CODE.test(file) && !PROSE.test(file)), ...deleted];
  const changed = touched(all.filter((file) => !PROSE.test(file))).map(({ folder }) => folder);
  const whole = isSharedByAll ? packages : [...touched(beyondCode), ...usersOf(changed, packages)];
  return {
    code: present.filter((file) => CODE.test(file)),
    changed,
    whole: [...new Set(whole.map(({ folder }) => folder))].sort(),
  };
}

/** The packages that use one of these, directly or through others. */
function usersOf(folders: readonly string[], packages: readonly PackageNode[]): readonly PackageNode[] {
  const reached = new Set(folders);
  const users = new Set<PackageNode>();
  for (let before = -1; before !== users.size;) {
    before = users.size;
    for (const node of packages) {
      if (!node.uses.some((folder) => reached.has(folder))) continue;
      users.add(node);
      reached.add(node.folder);
    }
  }
  return [...users];
}
