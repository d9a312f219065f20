import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import type { Role } from '../workspace/roles.ts';
import { workspacePackages, WORKSPACE_ROOT } from '../workspace/packages.ts';
import { esmOnlyPackages } from './esm-packages.ts';
import { transforms } from './transforms.ts';

type TestEnvironment = 'browser' | 'service' | 'node' | 'none';

const ENVIRONMENT_OF: Readonly<Record<Role, TestEnvironment>> = {
  contracts: 'node',
  shared: 'browser',
  shell: 'browser',
  remote: 'browser',
  'service-library': 'service',
  service: 'service',
  site: 'service',
  build: 'node',
  bench: 'node',
  e2e: 'none',
};

const IGNORED = ['/node_modules/', '/dist/', '/\\.types/', '/\\.cache/', '/\\.data/'];

/** One Jest project per workspace package, named as its folder and made from its role; `scripts` is tested like a service. */
export function jestProjects(root: string = WORKSPACE_ROOT): NonNullable<Config['projects']> {
  const esmPattern = esmOnlyPackages(root).map(escapeForRegExp).join('|');
  const testable = workspacePackages(root)
    .map(({ folder, dir, role }) => ({ folder, dir, environment: ENVIRONMENT_OF[role] }))
    .concat({ folder: 'scripts', dir: path.join(root, 'scripts'), environment: 'node' })
    .filter(({ environment }) => environment !== 'none');
  const projects = testable.map(({ folder, dir, environment }) => ({
    displayName: folder,
    rootDir: dir,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: [...IGNORED, '\\.postgres\\.test\\.ts$'],
    modulePathIgnorePatterns: ['<rootDir>/(dist|\\.types|\\.cache|\\.data|reports)/'],
    globals: { __AFTERGLOW_VERSION__: '0.0.0-test', __AFTERGLOW_CONTRACTS_VERSION__: '1.0.0' },
    transform: transforms(),
    // Everything below node_modules stays as it is, except packages that exist as ES modules only, and styles.
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(?:${esmPattern})/).*\\.(?:js|mjs|cjs|json)$`],
    setupFilesAfterEnv: [ownFile('console-guard.ts'), ...(environment === 'browser' ? [ownFile('dom-setup.ts')] : [])],
    testEnvironment: environment === 'node' ? 'node' : ownFile(`${environment}-environment.ts`),
  }));
  return [...projects, ...projects.flatMap(onPostgres)];
}

const SERVER_SETUP = 'src/testing/postgres-global-setup.ts';
const SERVER_TEARDOWN = 'src/testing/postgres-global-teardown.ts';

/**
 * A service that brings a set-up for a PostgreSQL server is tested a second time on that server, as `<folder>-postgres`: those
 * of its suites that start the whole service. What only a server can show is a `*.postgres.test.ts` and runs there alone.
 */
function onPostgres<P extends { displayName: string; rootDir: string; globals: object }>(project: P): readonly P[] {
  if (!existsSync(path.join(project.rootDir, SERVER_SETUP))) return [];
  const suites = globSync('{src,test}/**/*.test.ts', { cwd: project.rootDir })
    .filter((file) => readFileSync(path.join(project.rootDir, file), 'utf8').includes('/start-api.ts'))
    .map((file) => path.join(project.rootDir, file));
  return [
    {
      ...project,
      displayName: `${project.displayName}-postgres`,
      testPathIgnorePatterns: IGNORED,
      globals: { ...project.globals, __AFTERGLOW_ON_POSTGRES__: true },
      testMatch: suites,
      globalSetup: path.join(project.rootDir, SERVER_SETUP),
      globalTeardown: path.join(project.rootDir, SERVER_TEARDOWN),
    },
  ];
}

function ownFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&');
}
