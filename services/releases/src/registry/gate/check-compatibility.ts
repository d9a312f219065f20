import type { ReleaseManifest, RemoteManifest, ShellManifest } from '@afterglow/shared-contracts';
import semver from 'semver';

/** No one writes longer ones. */
const RANGE_MAX_LENGTH = 100;

export function unreadableRanges({ contractsRange, sharedRanges }: ReleaseManifest): string[] {
  const ranges = [['contractsRange', contractsRange], ...Object.entries(sharedRanges)] as const;
  return ranges.flatMap(([name, range]) =>
    isRange(range)
      ? []
      : [`"${range.slice(0, RANGE_MAX_LENGTH)}" isn't a valid version range for ${name}. Write it as in package.json.`],
  );
}

function isRange(range: string): boolean {
  return range.length <= RANGE_MAX_LENGTH && semver.validRange(range) !== null;
}

/** Why a remote cannot run in a shell, as sentences that say what to change; empty when it can. */
export function incompatibilities(remote: RemoteManifest, shell: ShellManifest): string[] {
  return [...contractsMisfit(remote, shell), ...sharedMisfits(remote, shell)];
}

function contractsMisfit({ contractsRange }: RemoteManifest, shell: ShellManifest): string[] {
  const { contractsVersion, contractsRange: accepted, version } = shell;
  const fits =
    contractsVersion === undefined
      ? semver.intersects(contractsRange, accepted)
      : semver.satisfies(contractsVersion, contractsRange);
  if (fits) return [];
  const has = contractsVersion ?? accepted;
  return [`It's built for contracts ${contractsRange}, but shell ${version} has ${has}. Rebuild it against those.`];
}

function sharedMisfits({ sharedRanges }: RemoteManifest, shell: ShellManifest): string[] {
  return Object.entries(sharedRanges).flatMap(([name, range]) => {
    const provided = Object.hasOwn(shell.sharedRanges, name) ? shell.sharedRanges[name] : undefined;
    if (provided === undefined)
      return [`It needs ${name} ${range}, but shell ${shell.version} doesn't provide it. Bundle it instead.`];
    if (semver.satisfies(provided, range)) return [];
    return [`It needs ${name} ${range}, but shell ${shell.version} provides ${provided}. Rebuild it against that.`];
  });
}
