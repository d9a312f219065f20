import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll, type BuildProgress } from '../release/build-all.ts';
import { buildRelease } from '../release/build-release.ts';

const USAGE = `Usage: npm run build [-- NAME...]            build what has changed (names: shell, browse, radio, ...)
       npm run build -- --from DIR [--version V] build the package in DIR, for example a changed copy, as version V`;

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, version: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return print(USAGE);
  if (values.from === undefined) {
    if (values.version !== undefined) throw new Error(`--version needs --from.\n${USAGE}`);
    return buildWorkspace(positionals);
  }
  const { dir, manifest, reused } = await buildRelease({
    packageDir: path.resolve(values.from),
    ...(values.version === undefined ? {} : { version: values.version }),
  });
  print(`${manifest.name} ${manifest.version} ${reused ? 'was built already' : 'built'}: ${dir}`);
}

async function buildWorkspace(names: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  const releases = await buildAll({ onProgress: printProgress, ...(names.length > 0 ? { only: names } : {}) });
  const fresh = releases.filter(({ reused }) => !reused).length;
  print(`${releases.length} releases ready, ${fresh} of them new, in ${seconds(performance.now() - startedAt)}`);
}

function printProgress({ name, version, step, durationMs }: BuildProgress): void {
  switch (step) {
    case 'reused':
      return print(`${name.padEnd(8)} ${version} unchanged`);
    case 'started':
      return print(`${name.padEnd(8)} ${version} building...`);
    case 'built':
      return print(`${name.padEnd(8)} ${version} built in ${seconds(durationMs)}`);
  }
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
