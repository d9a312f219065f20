import { EXPOSED_MODULE, type LiveRelease, type LiveSet } from '@afterglow/shared-contracts';
import { readPageTable, releasePages } from '@afterglow/shared-build/webpack';
import { areaContext, shellSource, sourceVersion, type AreaSource } from './sources.ts';

/**
 * The live set of a site with another build: the paths of each area, and its files. It is newer than any that the registry can push, so
 * that the page stays as it is.
 */
export function variantLiveSet(areas: readonly AreaSource[], baseUrlOf: (area: AreaSource) => string): LiveSet {
  return {
    environment: 'production',
    revision: Number.MAX_SAFE_INTEGER,
    shellVersion: sourceVersion(shellSource()),
    remotes: areas.map((area) => ({
      name: area.name,
      live: variantRelease(area, baseUrlOf(area)),
      previousVersion: null,
    })),
  };
}

function variantRelease(area: AreaSource, baseUrl: string): LiveRelease {
  const { federationName, version } = areaContext(area, '');
  const pages = releasePages(readPageTable(area.one.dir), () => ({ scripts: [], styles: [] }));
  return {
    version,
    federationName,
    baseUrl,
    entry: '',
    expose: EXPOSED_MODULE,
    scripts: [],
    styles: [],
    pages,
    integrity: {},
  };
}
