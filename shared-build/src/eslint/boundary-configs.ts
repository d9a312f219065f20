import type { Linter } from 'eslint';
import { facadeNames } from '../webpack/facade-names.ts';
import { forbiddenImports, mayImportText } from '../workspace/boundaries.ts';
import type { WorkspacePackage } from '../workspace/packages.ts';
import type { Role } from '../workspace/roles.ts';

interface RestrictedPattern {
  readonly regex: string;
  readonly message: string;
}

interface RestrictedPath {
  readonly name: string;
  readonly message: string;
  readonly allowImportNames?: readonly string[];
  readonly allowTypeImports?: boolean;
}

const BROWSER_ROLES: readonly Role[] = ['contracts', 'shared', 'area-library', 'shell', 'remote'];

/**
 * Rules for every package: zod without its locales, date-fns without its other parts, and packages imported only through their entry
 * points.
 */
const EVERYWHERE: readonly RestrictedPath[] = [
  { name: 'zod', message: "Write import * as z from 'zod/mini': plain zod brings 60 kB of locales." },
  { name: 'zod/v4', message: "Write import * as z from 'zod/mini'." },
  {
    name: 'date-fns',
    message:
      "Write import { addDays } from 'date-fns/addDays': the whole of it adds two seconds to every start of a service.",
  },
];
const DOORS_ONLY: RestrictedPattern = {
  regex: '^@afterglow/[^/]+/(src|dist)(/|$)',
  message: "Import from the package's door (@afterglow/<name>); what is not in its exports does not exist.",
};

const TEST_CODE = ['**/*.test.{ts,tsx}', '**/{testing,fixtures}/**', '**/test/**'];

/** Two configs per package, derived from its role: an import across its boundary is an error. Tests run without facades. */
export function boundaryConfigs(packages: readonly WorkspacePackage[]): Linter.Config[] {
  return packages.flatMap((importer) => {
    const files = [`${importer.location}/**/*.{ts,tsx}`];
    const patterns = borderPatterns(importer, packages);
    const shipped = restriction([...EVERYWHERE, ...facadePaths(importer)], patterns);
    const tested = restriction(EVERYWHERE, patterns);
    return [
      { name: `boundaries of ${importer.folder}`, files, ignores: TEST_CODE, rules: shipped },
      {
        name: `boundaries of ${importer.folder} in tests`,
        files: TEST_CODE.map((glob) => `${importer.location}/${glob}`),
        rules: tested,
      },
    ];
  });
}

function restriction(paths: readonly RestrictedPath[], patterns: readonly RestrictedPattern[]): Linter.RulesRecord {
  return {
    '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns }],
    'local/dynamic-boundaries': ['error', { boundaries: patterns }],
  };
}

/** In a browser these libraries are replaced by their facades: a name that a facade lacks would be undefined at run time. */
function facadePaths({ role }: WorkspacePackage): RestrictedPath[] {
  if (!BROWSER_ROLES.includes(role)) return [];
  return Object.entries(facadeNames()).map(([name, allowImportNames]) => ({
    name,
    allowImportNames,
    allowTypeImports: true,
    message: `The shell provides less of ${name} than there is; add the name to shared-build/src/facades/${name}.ts to use it.`,
  }));
}

function borderPatterns(importer: WorkspacePackage, packages: readonly WorkspacePackage[]): RestrictedPattern[] {
  const others = packages.filter((other) => other.name !== importer.name);
  const forbidden = forbiddenImports(importer, packages);
  return [
    DOORS_ONLY,
    // A folder inside a package may have the name of a service: the next part distinguishes them.
    ...whenAny(others, (names) => ({
      regex: `^(\\.\\./)+(services/)?(${names})/(src|test|migrations|package\\.json)(/|$)`,
      message: 'Import another package by its name (@afterglow/<name>), never by a relative path.',
    })),
    ...whenAny(forbidden, (names) => ({
      regex: `^@afterglow/(${names})(/|$)`,
      message: `${importer.folder} (role ${importer.role}) may import ${mayImportText(importer.role)}. Share through shared-contracts or a shared-* package.`,
    })),
  ];
}

function whenAny(
  packages: readonly WorkspacePackage[],
  make: (names: string) => RestrictedPattern,
): RestrictedPattern[] {
  return packages.length === 0 ? [] : [make(packages.map((one) => one.folder).join('|'))];
}
