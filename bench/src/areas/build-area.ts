import { remoteConfig, runWebpack } from '@afterglow/shared-build/webpack';
import { areaContext, areaSources } from '../variants/sources.ts';

// Builds one area as for a release, in its own process like a team's command: NAME, output folder.
const [name, outputDir = ''] = process.argv.slice(2);
const area = areaSources().find((source) => source.name === name);
if (!area) throw new Error(`There is no area "${name ?? ''}".`);
await runWebpack(remoteConfig(areaContext(area, outputDir)));
