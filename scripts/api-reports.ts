import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { WORKSPACE_ROOT, workspacePackages, type WorkspacePackage } from '@afterglow/shared-build';
import { API_REPORTS_COMMAND, apiReport } from './api-report/api-report.ts';
import { CONTRACTS_REFERENCE, contractsReference } from './api-report/contracts-reference.ts';
import { runCommand } from './run-command.ts';

// `npm run api-reports` writes the APIs of the packages on which areas depend into their etc/; with --check it only reports stale ones.
const ROLES: readonly WorkspacePackage['role'][] = ['contracts', 'registry-contracts', 'shared', 'area-library'];
const PACKAGES = workspacePackages().filter(({ role }) => ROLES.includes(role));

const VALUE = /^(?:const|function|class|abstract class) /gm;
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
const reports = await Promise.all(PACKAGES.flatMap(reportsOf).map(formatted));
const stale = [...reports, reference].filter(
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
function reportsOf(one: WorkspacePackage): readonly Report[] {
  const { folder, dir } = one;
  const doors = doorsOf(one);
  const used = PACKAGES.filter(({ name }) => one.manifest.dependencies?.[name] !== undefined).flatMap(doorsOf);
  const declarations = globSync('src/**/*.{ts,tsx}', { cwd: dir, exclude: ['**/*.test.*'] }).map((file) =>
    declarationOf(dir, file),
  );
  return doors.map(({ door, entry }) => {
    const suffix = door === '.' ? '' : `.${path.basename(door)}`;
    const others = [...doors, ...used].map((other) => other.entry).filter((other) => other !== entry);
    const text = apiReport(path.posix.join(`@afterglow/${folder}`, door), entry, others, declarations);
    return { file: path.join(dir, 'etc', `${folder}${suffix}.api.md`), text };
  });
}

interface Door {
  readonly door: string;
  readonly entry: string;
}

function doorsOf({ dir, manifest }: WorkspacePackage): readonly Door[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([door, source]) =>
    typeof source === 'string' && MODULE.test(source) ? [{ door, entry: declarationOf(dir, source) }] : [],
  );
}

function declarationOf(dir: string, source: string): string {
  return path.join(dir, '.types', source.replace(MODULE, '.d.ts'));
}

/** Breaks the lines of the declarations as in our sources. */
async function formatted({ file, text }: Report): Promise<Report> {
  const parts = text.split(/^```ts\n([\s\S]*?)^```$/m);
  // Every second part is code.
  const all = await Promise.all(parts.map(async (part, index) => (index % 2 === 0 ? part : fence(await layOut(part)))));
  return { file, text: all.join('') };
}

/** In a declaration file, a value without `declare` would be an error. */
async function layOut(declarations: string): Promise<string> {
  const { code, errors } = await format('api.d.ts', declarations.replaceAll(VALUE, 'declare $&'), {
    printWidth: 120,
    singleQuote: true,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return code.replaceAll(/^declare /gm, '');
}

function fence(code: string): string {
  return `\`\`\`ts\n${code}\`\`\``;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`Written: ${path.relative(WORKSPACE_ROOT, file)}\n`);
}
