import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT, workspacePackages, type WorkspacePackage } from '@afterglow/shared-build';
import { API_REPORTS_COMMAND, apiReport } from './api-report.ts';
import { CONTRACTS_REFERENCE, contractsReference } from './contracts-reference.ts';
import { runCommand } from './run-command.ts';

// `npm run api-reports` writes the APIs of the packages on which areas depend into their etc/; with --check it only reports stale ones.
const ROLES: readonly WorkspacePackage['role'][] = ['contracts', 'shared', 'area-library'];
const PACKAGES = workspacePackages().filter(({ role }) => ROLES.includes(role));

const MODULE = /\.tsx?$/;

const isCheck = process.argv.includes('--check');
const { ok, output } = await runCommand([
  'node',
  'node_modules/typescript-7/bin/tsc',
  '-b',
  ...PACKAGES.map(({ dir }) => dir),
]);
if (!ok) throw new Error(output);
const reference = { file: CONTRACTS_REFERENCE, text: contractsReference() };
const stale = [...PACKAGES.flatMap(reportsOf), reference].filter(
  ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
);
for (const { file, text } of stale) {
  const name = path.relative(WORKSPACE_ROOT, file);
  if (isCheck) process.stdout.write(`${name} isn't what the package declares: run ${API_REPORTS_COMMAND}\n`);
  else write(file, text);
}
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;

interface Report {
  readonly file: string;
  readonly text: string;
}

/** One report for each module that the package's `exports` name; a stylesheet has no types. */
function reportsOf({ folder, dir, manifest }: WorkspacePackage): readonly Report[] {
  const doors = Object.entries(manifest.exports ?? {}).flatMap(([door, source]) =>
    typeof source === 'string' && MODULE.test(source)
      ? [{ door, entry: path.join(dir, '.types', source.replace(MODULE, '.d.ts')) }]
      : [],
  );
  return doors.map(({ door, entry }) => {
    const suffix = door === '.' ? '' : `.${path.basename(door)}`;
    const others = doors.filter((other) => other.door !== door).map((other) => other.entry);
    const text = apiReport(path.posix.join(`@afterglow/${folder}`, door), entry, others);
    return { file: path.join(dir, 'etc', `${folder}${suffix}.api.md`), text };
  });
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`Written: ${path.relative(WORKSPACE_ROOT, file)}\n`);
}
