import { readPackage, WORKSPACE_ROOT } from '../../workspace/packages.ts';
import { signAttestation } from './attest-release.ts';
import { buildRelease, type BuildReleaseOptions } from '../build-release.ts';
import { checkExposed } from './check-exposed.ts';
import { type CheckedSources, checkSources } from './check-sources.ts';
import { inputHash } from '../inputs/input-hash.ts';
import { addNotes } from '../release-notes.ts';
import { readRelease, type BuiltRelease } from '../release-files.ts';

/** A release whose sources were checked. */
export interface CheckedRelease extends BuiltRelease {
  /** The output of failed checks; empty when both have passed, now or before for the same sources. */
  readonly problems: string;
}

/**
 * Builds a release, checks types and boundaries of its sources and attests the results in it. Throws what `buildRelease` throws, and
 * Error when the sources change during the build.
 */
export async function buildCheckedRelease(options: BuildReleaseOptions): Promise<CheckedRelease> {
  const hash = () => inputHash(readPackage(options.packageDir));
  const hashBefore = hash();
  const { dir, reused } = await buildRelease(options);
  const built = { dir, reused, manifest: addNotes(dir, readPackage(options.packageDir)) };
  // A generated version is derived from its sources; a chosen one may be of others.
  if (options.version === undefined && hasPassed(built)) return { ...built, problems: '' };
  const { outcomes, problems } = await checkAll(options.packageDir);
  if (hash() !== hashBefore) throw new Error('The sources have changed while they were checked: try again.');
  signAttestation(built.dir, outcomes);
  return { ...built, manifest: readRelease(built.dir) ?? built.manifest, problems };
}

/** Checks the sources and their exposed module; where the types fail, the exposed module is skipped. */
export async function checkAll(packageDir: string, root: string = WORKSPACE_ROOT): Promise<CheckedSources> {
  const sources = await checkSources(packageDir, root);
  if (sources.outcomes.types !== 'passed') return sources;
  const exposed = await checkExposed(packageDir, root);
  return {
    outcomes: { ...sources.outcomes, types: exposed.outcome },
    problems: `${sources.problems}${exposed.problems}`,
  };
}

function hasPassed({ manifest: { attestation } }: BuiltRelease): boolean {
  return attestation?.types === 'passed' && attestation.borders === 'passed';
}
