import type { Linter } from 'eslint';
import { forbiddenImports, mayImportText } from '../workspace/borders.ts';
import type { WorkspacePackage } from '../workspace/packages.ts';

interface RestrictedPath {
  readonly name: string;
  readonly message: string;
}

/** What holds everywhere: zod without its locales, and no way into a package but its door. */
const EVERYWHERE: readonly RestrictedPath[] = [
  { name: 'zod', message: "Write import * as z from 'zod/mini': plain zod brings 60 kB of locales." },
  { name: 'zod/v4', message: "Write import * as z from 'zod/mini'." },
];
const DOORS_ONLY = {
  regex: '^@afterglow/[^/]+/(src|dist)(/|$)',
  message: "Import from the package's door (@afterglow/<name>); what is not in its exports does not exist.",
};

/** One config a package, made from its role: importing a package beyond the border is an error. */
export function borderConfigs(packages: readonly WorkspacePackage[]): Linter.Config[] {
  return packages.map((importer) => ({
    name: `borders of ${importer.folder}`,
    files: [`${importer.folder}/**/*.{js,mjs,ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { paths: EVERYWHERE, patterns: borderPatterns(importer, packages) }] },
  }));
}

function borderPatterns(importer: WorkspacePackage, packages: readonly WorkspacePackage[]): object[] {
  const others = packages.filter((other) => other.name !== importer.name);
  const forbidden = forbiddenImports(importer, packages);
  return [
    DOORS_ONLY,
    ...whenAny(others, (names) => ({
      regex: `^(\\.\\./)+(${names})(/|$)`,
      message: 'Import another package by its name (@afterglow/<name>), never by a relative path.',
    })),
    ...whenAny(forbidden, (names) => ({
      regex: `^@afterglow/(${names})(/|$)`,
      message: `${importer.folder} (role ${importer.role}) may import ${mayImportText(importer.role)}. Share through shared-contracts or a shared-* package.`,
    })),
  ];
}

function whenAny(packages: readonly WorkspacePackage[], make: (names: string) => object): object[] {
  return packages.length === 0 ? [] : [make(packages.map((one) => one.folder).join('|'))];
}
