import type { Lockfile } from './lockfile.ts';

/** A package of the workspace and whether its sources name a dependency. */
export interface NamingSources {
  /** Its folder, relative to the workspace. */
  readonly location: string;
  readonly name: (packageName: string) => boolean;
}

/**
 * The locked packages that sources really use, with everything these need, as `name@version`, sorted. What a package.json only lists
 * does not count, nor does anything of other packages of the workspace. Nor do the parts that a package has for one kind of machine: it
 * names them by its own version, and an installation may lock those of other machines or leave them out.
 */
export function lockedPackages(lockfile: Lockfile, sources: readonly NamingSources[]): readonly string[] {
  const found = new Set<string>();
  const waiting = sources.flatMap(({ location, name }) =>
    Object.entries(lockfile.importers[location]?.dependencies ?? {})
      .filter(([packageName]) => name(packageName))
      .map(([packageName, { version }]) => keyOf(packageName, version)),
  );
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const snapshot = lockfile.snapshots[key];
    if (snapshot === undefined || found.has(key) || isForOneMachine(lockfile, key)) continue;
    found.add(key);
    const needed = { ...snapshot.dependencies, ...snapshot.optionalDependencies };
    waiting.push(...Object.entries(needed).map(([packageName, version]) => keyOf(packageName, version)));
  }
  return [...found].sort();
}

/** The lockfile describes a package once, whatever peers it is installed with. */
function isForOneMachine({ packages }: Lockfile, key: string): boolean {
  const described = packages[key.split('(', 1)[0] ?? key];
  return described?.cpu !== undefined || described?.os !== undefined;
}

/** An alias is locked as the package that it stands for, with its name. */
function keyOf(packageName: string, version: string): string {
  return /^\d/.test(version) ? `${packageName}@${version}` : version;
}
