import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { AreaSource } from './sources.ts';

/** Modules that a build for comparison imports as `bench:<file>`, by file name. */
export function virtualModules(modules: Readonly<Record<string, string>>): WebpackPluginInstance {
  return new webpack.experiments.schemes.VirtualUrlPlugin({ ...modules }, 'bench');
}

/** Runs a source file: the entry of the shell. */
export function importing(file: string): string {
  return `import ${JSON.stringify(file)};\n`;
}

/** `loadArea` for areas that are part of the build, each in its own chunk. */
export function bundledAreas(areas: readonly AreaSource[], exposed: (area: AreaSource) => string): string {
  return loadAreaFrom(
    areas.map((area) => {
      const file = path.join(area.one.dir, exposed(area));
      return [area.name, `import(/* webpackChunkName: ${JSON.stringify(area.name)} */ ${JSON.stringify(file)})`];
    }),
  );
}

/** `loadArea` for areas that are remotes of the build's federation plugin. */
export function remoteAreas(areas: readonly AreaSource[]): string {
  return loadAreaFrom(areas.map(({ name }) => [name, `import(${JSON.stringify(`${name}/remote`)})`]));
}

/** `loadArea` from a source file. */
export function registeredAreas(file: string): string {
  return `export { loadArea } from ${JSON.stringify(file)};\n`;
}

function loadAreaFrom(imports: readonly (readonly [string, string])[]): string {
  const entries = imports.map(([name, expression]) => `  ${JSON.stringify(name)}: () => ${expression},\n`);
  return `const areas = {\n${entries.join('')}};\nexport const loadArea = (name) => areas[name]();\n`;
}
