import type { Lockfile } from './lockfile.ts';

/** A workspace package and whether its sources import a dependency. */
export interface NamingSources {
  readonly location: string;
  readonly name: (packageName: string) => boolean;
}

/**
 * The locked packages that sources really use, with all their dependencies, as `name@version`, sorted. Excludes packages that are only
 * listed in a package.json, and those of other workspace packages. Also excludes platform-specific parts: a package names them by its own
 * version, and an install may lock those of other platforms or omit them.
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

/** An alias is locked as its target, with the target's name. */
function keyOf(packageName: string, version: string): string {
  return /^\d/.test(version) ? `${packageName}@${version}` : version;
}
