import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { API_REPORTS_COMMAND, apiReport } from './api-report.ts';
import { runCommand } from './run-command.ts';

// `npm run api-reports` writes what the shared packages offer into their etc/; with --check it only says what is stale.
const PACKAGES = ['shared-contracts', 'shared-data', 'shared-player'];

const isCheck = process.argv.includes('--check');
const { ok, output } = await runCommand(['node', 'node_modules/typescript-7/bin/tsc', '-b', ...PACKAGES]);
if (!ok) throw new Error(output);
const stale = PACKAGES.flatMap(reportsOf).filter(
  ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
);
for (const { file, text } of stale) {
  const name = path.relative(WORKSPACE_ROOT, file);
  if (isCheck) process.stdout.write(`${name} is not what the package exports: run ${API_REPORTS_COMMAND}\n`);
  else write(file, text);
}
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;

interface Report {
  readonly file: string;
  readonly text: string;
}

/** One for each door that the package's `exports` name. */
function reportsOf(folder: string): readonly Report[] {
  const dir = path.join(WORKSPACE_ROOT, folder);
  const doors = Object.entries(doorsOf(dir)).map(([door, source]) => ({
    door,
    entry: path.join(dir, '.types', source.replace(/\.tsx?$/, '.d.ts')),
  }));
  return doors.map(({ door, entry }) => {
    const suffix = door === '.' ? '' : `.${path.basename(door)}`;
    const others = doors.filter((other) => other.door !== door).map((other) => other.entry);
    const text = apiReport(path.posix.join(`@afterglow/${folder}`, door), entry, others);
    return { file: path.join(dir, 'etc', `${folder}${suffix}.api.md`), text };
  });
}

function doorsOf(dir: string): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return manifest.exports;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`Written: ${path.relative(WORKSPACE_ROOT, file)}\n`);
}
