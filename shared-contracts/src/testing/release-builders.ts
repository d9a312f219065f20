import type { LiveRelease, LiveSet } from '../manifest/live-set.ts';

const SAMPLE_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** A live release of a remote that owns `/<name>` and everything below it. */
export function buildLiveRelease(name: string, overrides: Partial<LiveRelease> = {}): LiveRelease {
  const version = overrides.version ?? '1.0.0';
  return {
    version,
    federationName: `mfe_${name}__${version.replace(/\W/g, '_')}`,
    baseUrl: `/remotes/${name}/${version}/`,
    entry: 'remoteEntry.js',
    expose: './remote',
    scripts: ['remote.js'],
    styles: ['remote.css'],
    pages: [{ key: name, path: `/${name}/*`, scripts: [], styles: [] }],
    integrity: {
      'remoteEntry.js': SAMPLE_INTEGRITY,
      'remote.js': SAMPLE_INTEGRITY,
      'remote.css': SAMPLE_INTEGRITY,
    },
    ...overrides,
  };
}

/** A live set of the named remotes in their first version. */
export function buildLiveSet(names: readonly string[], overrides: Partial<LiveSet> = {}): LiveSet {
  return {
    environment: 'production',
    revision: 1,
    shellVersion: '1.0.0',
    remotes: names.map((name) => ({ name, live: buildLiveRelease(name), previousVersion: null })),
    ...overrides,
  };
}
