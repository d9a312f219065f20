import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import type { Role } from '../workspace/roles.ts';
import { workspacePackages, WORKSPACE_ROOT } from '../workspace/packages.ts';
import { ARIA_DATA_SHIM } from './aria-data.ts';
import { suitesByDatabase } from './database-groups.ts';
import { esmOnlyPackages } from './esm-packages.ts';
import { transforms } from './transforms.ts';

type TestEnvironment = 'browser' | 'service' | 'shared' | 'none';

const ENVIRONMENT_OF: Readonly<Record<Role, TestEnvironment>> = {
  contracts: 'shared',
  'registry-contracts': 'shared',
  shared: 'browser',
  'area-library': 'browser',
  shell: 'browser',
  remote: 'browser',
  console: 'browser',
  'service-library': 'service',
  sound: 'service',
  domain: 'service',
  service: 'service',
  'stand-in': 'service',
  site: 'service',
  build: 'shared',
  bench: 'shared',
  e2e: 'none',
};

/** Every suite would read its two hundred small files again. */
const RXJS_IN_ONE_FILE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('rxjs/package.json')),
  'dist/bundles/rxjs.umd.min.js',
);

const IGNORED = ['/node_modules/', '/dist/', '/\\.types/', '/\\.cache/', '/\\.data/'];

/** One Jest project per workspace package, named after its folder and derived from its role; `scripts` is tested like a service. */
export function jestProjects(root: string = WORKSPACE_ROOT): NonNullable<Config['projects']> {
  const esmPattern = esmOnlyPackages(root).map(escapeForRegExp).join('|');
  const testable = workspacePackages(root)
    .map(({ folder, dir, role }) => ({ folder, dir, environment: ENVIRONMENT_OF[role] }))
    .concat({ folder: 'scripts', dir: path.join(root, 'scripts'), environment: 'shared' })
    .filter(({ environment }) => environment !== 'none');
  const projects = testable.map(({ folder, dir, environment }) => ({
    displayName: folder,
    rootDir: dir,
    // Not among temporary files, which may be in memory and end with the run.
    cacheDirectory: path.join(root, '.cache/jest'),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: IGNORED,
    modulePathIgnorePatterns: ['<rootDir>/(dist|\\.types|\\.cache|\\.data|reports)/'],
    globals: { __AFTERGLOW_VERSION__: '0.0.0-test', __AFTERGLOW_CONTRACTS_VERSION__: '1.0.0' },
    transform: transforms(),
    moduleNameMapper: {
      '^rxjs$': RXJS_IN_ONE_FILE,
      ...(environment === 'browser' && { '^aria-query$': ARIA_DATA_SHIM }),
    },
    // Everything below node_modules stays as it is, except styles and packages that exist only as ES modules.
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(?:${esmPattern})/).*\\.(?:js|mjs|cjs|json)$`],
    setupFilesAfterEnv: [ownFile('console-guard.ts'), ...(environment === 'browser' ? [ownFile('dom-setup.ts')] : [])],
    testEnvironment: ownFile(`${environment}-environment.ts`),
    runtime: ownFile('shared-runtime.ts'),
  }));
  return projects.flatMap(onItsDatabases);
}

/** The names of the projects whose tests need a DOM, or of all others. */
export function jestProjectNames(kind: 'with a document' | 'without'): readonly string[] {
  const inBrowser = ownFile('browser-environment.ts');
  return jestProjects().flatMap((project) => {
    if (typeof project === 'string' || typeof project.displayName !== 'string') return [];
    return (project.testEnvironment === inBrowser) === (kind === 'with a document') ? [project.displayName] : [];
  });
}

const SERVER_SETUP = 'src/testing/postgres-global-setup.ts';
const SERVER_TEARDOWN = 'src/testing/postgres-global-teardown.ts';

/**
 * A service with a setup for a PostgreSQL server is tested as two projects: on the embedded database and, as `<folder>-postgres`, on that
 * server. `suitesByDatabase` assigns the suites.
 */
function onItsDatabases<P extends { displayName: string; rootDir: string; globals: object }>(project: P): readonly P[] {
  const { rootDir, displayName, globals } = project;
  if (!existsSync(path.join(rootDir, SERVER_SETUP))) return [project];
  const { notOnEmbedded, onPostgres } = suitesByDatabase(rootDir);
  return [
    { ...project, testPathIgnorePatterns: [...IGNORED, ...notOnEmbedded.map((file) => `${escapeForRegExp(file)}$`)] },
    {
      ...project,
      displayName: `${displayName}-postgres`,
      testPathIgnorePatterns: IGNORED,
      globals: { ...globals, __AFTERGLOW_ON_POSTGRES__: true },
      testMatch: [...onPostgres],
      globalSetup: path.join(rootDir, SERVER_SETUP),
      globalTeardown: path.join(rootDir, SERVER_TEARDOWN),
    },
  ];
}

function ownFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&');
}
