import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

// Which tests a run has lost or gained compared with an earlier one, by their full titles:
//   node scripts/compare-titles.ts EARLIER LATER [--renamed FILE]
// EARLIER and LATER are folders (such as whole checkouts) with the reports that `npm test` writes; FILE has lines "old title => new title".
const USAGE = 'Usage: node scripts/compare-titles.ts EARLIER LATER [--renamed FILE]\n';

interface JestReport {
  readonly testResults?: readonly { readonly assertionResults: readonly { readonly fullName: string }[] }[];
}
interface PlaywrightSuite {
  readonly title?: string;
  readonly specs?: readonly { readonly title: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}
interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { renamed: { type: 'string' } } });
const [earlier, later] = positionals;
if (earlier === undefined || later === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else compare(titlesIn(earlier), titlesIn(later));

function compare(before: ReadonlySet<string>, after: ReadonlySet<string>): void {
  const renamed = renamedTitles();
  const missing = [...before].filter((title) => !after.has(title));
  const lost = missing.filter((title) => !renamed.has(title));
  for (const title of lost) process.stdout.write(`lost: ${title}\n`);
  for (const title of missing) if (renamed.has(title)) process.stdout.write(`renamed: ${renamed.get(title) ?? ''}\n`);
  const gained = [...after].filter((title) => !before.has(title)).length;
  process.stdout.write(
    `${before.size} titles before, ${after.size} after: ${lost.length} lost, ${missing.length - lost.length} renamed or merged, ${gained} new\n`,
  );
  process.exitCode = lost.length === 0 ? 0 : 1;
}

/** The line of each old title. */
function renamedTitles(): ReadonlyMap<string, string> {
  if (values.renamed === undefined) return new Map();
  const lines = readFileSync(values.renamed, 'utf8').split('\n');
  return new Map(
    lines.filter((line) => line.includes(' => ')).map((line) => [line.split(' => ')[0]?.trim() ?? '', line]),
  );
}

function titlesIn(folder: string): ReadonlySet<string> {
  const reports = globSync(['{*,services/*}/reports/*.json', '*/*.json'], { cwd: folder });
  return new Set(reports.flatMap((file) => titlesOf(readJson(path.join(folder, file)))));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function titlesOf(report: unknown): readonly string[] {
  if (typeof report !== 'object' || report === null) return [];
  // In one of two formats, or in neither, and then without titles.
  const { testResults = [], suites = [] } = report as JestReport & PlaywrightReport;
  return [
    ...testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName)),
    ...suites.flatMap((suite) => journeyTitles(suite, [])),
  ];
}

/** The names of a file and a project are not part of a title: the first suite is the file. */
function journeyTitles(suite: PlaywrightSuite, above: readonly string[]): readonly string[] {
  const here = suite.title === undefined || /\.spec\.ts$/.test(suite.title) ? above : [...above, suite.title];
  return [
    ...(suite.specs ?? []).map(({ title }) => [...here, title].join(' ')),
    ...(suite.suites ?? []).flatMap((child) => journeyTitles(child, here)),
  ];
}
