import path from 'node:path';
import { entryFiles, runWebpack, type NeededFiles } from '@afterglow/shared-build/webpack';
import { buildOnce } from './build-once.ts';
import { defaultsAreaConfig, defaultsShellConfig, type Addressing } from './defaults-config.ts';
import { areaContext, areaSources, shellContext, type AreaSource } from './sources.ts';
import { FILES_PATH, type Variant } from './variant.ts';
import { variantLiveSet } from './variant-live-set.ts';
import { remoteAreas } from './virtual-modules.ts';

type Kind = Addressing['kind'];

const ABOUT: Readonly<Record<Kind, string>> = {
  registered: 'Module Federation as it comes; remotes are registered from a live set that the page asks for',
  'built-in': 'Module Federation as it comes; remotes and their addresses are part of the build of the shell',
};

/** The same areas as remotes with Module Federation's defaults, with both ways for the host to find their URLs. */
export async function buildDefaults(): Promise<readonly Variant[]> {
  const areas = areaSources();
  const { dir, info } = await buildOnce('defaults', async (outputDir) => {
    for (const area of areas) {
      await runWebpack(defaultsAreaConfig(areaContext(area, path.join(outputDir, area.name))));
    }
    return {
      registered: await buildShell(outputDir, { kind: 'registered' }),
      'built-in': await buildShell(outputDir, builtInAddressing(areas)),
    };
  });
  const common = { filesDir: dir, liveSet: variantLiveSet(areas, baseUrlOf) };
  return [
    { ...common, name: 'defaults', about: ABOUT.registered, page: page('registered', info), liveSetComesBy: 'request' },
    {
      ...common,
      name: 'defaults-built-in',
      about: ABOUT['built-in'],
      page: page('built-in', info),
      liveSetComesBy: 'document',
    },
  ];
}

async function buildShell(outputDir: string, addressing: Addressing): Promise<NeededFiles> {
  const context = shellContext(path.join(outputDir, shellFolder(addressing.kind)));
  return entryFiles(await runWebpack(defaultsShellConfig(context, addressing)), 'shell');
}

function page(kind: Kind, info: Readonly<Record<Kind, NeededFiles>>): Variant['page'] {
  const below = (files: readonly string[]): readonly string[] => files.map((file) => `${shellFolder(kind)}/${file}`);
  return { scripts: below(info[kind].scripts), styles: below(info[kind].styles), hints: [] };
}

function shellFolder(kind: Kind): string {
  return `shell-${kind}`;
}

function builtInAddressing(areas: readonly AreaSource[]): Addressing {
  const remotes = areas.map((area) => {
    const { federationName } = areaContext(area, '');
    return [area.name, `${federationName}@${baseUrlOf(area)}mf-manifest.json`] as const;
  });
  return { kind: 'built-in', remotes: Object.fromEntries(remotes), areas: remoteAreas(areas) };
}

function baseUrlOf({ name }: AreaSource): string {
  return `${FILES_PATH}${name}/`;
}
