import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/fixture-workspace.ts';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';

const SHARED_BUILD = path.join(WORKSPACE_ROOT, 'shared-build/src');
const CHECK_LIMIT_MS = 60_000;

// The real tools check a small workspace, with rules made by the same functions as the real ones.
function runTool(
  workspace: FixtureWorkspace,
  bin: string,
  args: readonly string[],
): { status: number | null; output: string } {
  const tool = path.join(WORKSPACE_ROOT, 'node_modules', bin);
  const result = spawnSync(process.execPath, [tool, ...args], { cwd: workspace.root, encoding: 'utf8' });
  return { status: result.status, output: result.stdout + result.stderr };
}

function lint(workspace: FixtureWorkspace, folder = 'mfe-a'): { status: number | null; output: string } {
  const door = path.join(SHARED_BUILD, 'eslint/index.ts');
  workspace.write(
    'eslint.config.mjs',
    `import { lintConfig } from ${JSON.stringify(door)}; export default lintConfig(import.meta.dirname);`,
  );
  return runTool(workspace, 'eslint/bin/eslint.js', [folder]);
}

function cruise(workspace: FixtureWorkspace): { status: number | null; output: string } {
  const door = path.join(SHARED_BUILD, 'boundaries/index.ts');
  workspace.write(
    '.dependency-cruiser.mjs',
    `import { boundaryRules } from ${JSON.stringify(door)}; export default boundaryRules(import.meta.dirname);`,
  );
  return runTool(workspace, 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.mjs',
    '.',
  ]);
}

describe('boundaries between packages', () => {
  let workspace: FixtureWorkspace;

  beforeEach(() => {
    workspace = fixtureWorkspace({ 'mfe-a': 'remote', 'mfe-b': 'remote', shell: 'shell', 'shared-ui': 'shared' });
    for (const folder of ['mfe-b', 'shell', 'shared-ui'])
      workspace.write(`${folder}/src/index.ts`, 'export const value = 1;\n');
  });

  afterEach(() => workspace.remove());

  test(
    '[PLATFORM-007] the lint run fails on a remote that imports another remote or the shell, and names both',
    () => {
      workspace.write('mfe-a/src/index.ts', "import '@afterglow/mfe-b';\nimport '@afterglow/shell';\n");
      const { status, output } = lint(workspace);
      expect(status).toBe(1);
      expect(output).toMatch(/1:1\s+error\s+'@afterglow\/mfe-b' import is restricted/);
      expect(output).toMatch(/2:1\s+error\s+'@afterglow\/shell' import is restricted/);
      expect(output).toContain('mfe-a (role remote) may import packages of role contracts, shared, area-library only');
    },
    CHECK_LIMIT_MS,
  );

  test(
    '[PLATFORM-007] the lint run fails on a remote that imports another one, or the shell, while it runs or as a type',
    () => {
      workspace.write(
        'mfe-a/src/index.ts',
        [
          "export const load = () => import('@afterglow/mfe-b');",
          'export const same = () => import(`@afterglow/mfe-b`);',
          "export const shell = () => import('../../shell/src/index.ts');",
          "export type Value = import('@afterglow/mfe-b').Value;",
          "export const own = () => import('./own.ts');",
          "export const shared = () => import('@afterglow/shared-ui');",
          '',
        ].join('\n'),
      );
      const { status, output } = lint(workspace);
      expect(status).toBe(1);
      for (const line of [1, 2, 4])
        expect(output).toMatch(new RegExp(`${line}:\\d+\\s+error\\s+'@afterglow/mfe-b' import is restricted`));
      expect(output).toMatch(/3:\d+\s+error\s+'\.\.\/\.\.\/shell\/src\/index\.ts' import is restricted/);
      expect(output).not.toMatch(/[56]:\d+\s+error\s+.*import is restricted/);
    },
    CHECK_LIMIT_MS,
  );

  test(
    '[PLATFORM-007] a relative path into another remote or the shell fails the lint run and the border check',
    () => {
      workspace.write('mfe-a/src/index.ts', "import '../../mfe-b/src/index.ts';\nimport '../../shell/src/index.ts';\n");
      expect(lint(workspace)).toMatchObject({ status: 1 });
      const { status, output } = cruise(workspace);
      expect(status).not.toBe(0);
      expect(output).toContain('border-of-mfe-a: mfe-a/src/index.ts → mfe-b/src/index.ts');
      expect(output).toContain('border-of-mfe-a: mfe-a/src/index.ts → shell/src/index.ts');
    },
    CHECK_LIMIT_MS,
  );

  test(
    'the lint run fails on a service that reaches into another one, by its name or its folder',
    () => {
      const services = fixtureWorkspace({ 'services/desk': 'service', 'services/front': 'service' });
      services.write('services/front/src/index.ts', 'export const value = 1;\n');
      services.write(
        'services/desk/src/index.ts',
        "import '@afterglow/front';\nimport '../../front/src/index.ts';\nimport './front/own.ts';\n",
      );
      services.write('services/desk/src/front/own.ts', 'export const value = 1;\n');
      const { status, output } = lint(services, 'services');
      services.remove();
      expect(status).toBe(1);
      expect(output).toMatch(/1:1\s+error\s+'@afterglow\/front' import is restricted/);
      expect(output).toMatch(/2:1\s+error\s+'\.\.\/\.\.\/front\/src\/index\.ts' import is restricted/);
      expect(output).not.toMatch(/3:1/);
    },
    CHECK_LIMIT_MS,
  );

  test(
    'a service and what lies beneath it may not import a fallback, which the site hands in, nor one fallback another',
    () => {
      const site = fixtureWorkspace({
        'services/desk': 'service',
        'services/music': 'sound',
        'services/tools': 'service-library',
        'services/show': 'stand-in',
        'services/toys': 'stand-in',
        'services/house': 'site',
      });
      for (const folder of ['desk', 'music', 'tools', 'toys', 'house']) {
        site.write(`services/${folder}/src/by-name.ts`, "import '@afterglow/show';\n");
        site.write(`services/${folder}/src/by-path.ts`, "import '../../show/src/index.ts';\n");
      }
      site.write('services/show/src/index.ts', "import '@afterglow/desk';\nimport '@afterglow/music';\n");
      const linted = lint(site, 'services').output;
      const cruised = cruise(site).output;
      site.remove();
      const refused = linted.match(/import is restricted from being used by a pattern\. \S+ \(role [\w-]+\)/g) ?? [];
      expect(refused.map((message) => /\w+(?= \(role)/.exec(message)?.[0]).sort()).toEqual([
        'desk',
        'music',
        'tools',
        'toys',
      ]);
      for (const folder of ['desk', 'music', 'tools', 'toys']) {
        expect(cruised).toContain(
          `border-of-${folder}: services/${folder}/src/by-path.ts → services/show/src/index.ts`,
        );
      }
      expect(cruised).not.toMatch(/border-of-(?:show|house)/);
    },
    CHECK_LIMIT_MS,
  );

  test(
    'a remote may import a shared package',
    () => {
      workspace.write('mfe-a/src/index.ts', "import '@afterglow/shared-ui';\n");
      expect(lint(workspace)).toEqual({ status: 0, output: '' });
    },
    CHECK_LIMIT_MS,
  );
});

describe('boundaries inside a package', () => {
  const VIOLATIONS = [
    ['features-never-meet', 'mfe-a/src/features/tuner/a.ts', 'mfe-a/src/features/stations/b.ts'],
    ['app-over-features', 'mfe-a/src/features/tuner/c.ts', 'mfe-a/src/app/d.ts'],
    ['modules-never-sideways', 'api/src/modules/mixes/mixes.service.ts', 'api/src/modules/shows/shows.service.ts'],
    ['routes-call-services', 'api/src/modules/plans/plans.routes.ts', 'api/src/modules/plans/plans.repository.ts'],
    ['services-know-no-http', 'api/src/modules/genres/genres.service.ts', 'api/src/modules/genres/genres.routes.ts'],
    ['repositories-are-the-end', 'api/src/modules/auth/auth.repository.ts', 'api/src/modules/auth/auth.service.ts'],
    ['tests-stay-tests', 'mfe-a/src/routes/e.ts', 'mfe-a/src/testing/f.ts'],
    ['features-never-meet', 'services/desk/src/features/a/a.ts', 'services/desk/src/features/b/b.ts'],
    ['app-over-features', 'services/desk/src/lib/c.ts', 'services/desk/src/app/d.ts'],
    ['modules-never-sideways', 'services/desk/src/modules/a/a.ts', 'services/desk/src/modules/b/b.ts'],
    ['routes-call-services', 'services/desk/src/plans/plans.routes.ts', 'services/desk/src/plans/plans.repository.ts'],
    ['services-know-no-http', 'services/desk/src/genres/a.service.ts', 'services/desk/src/genres/a.routes.ts'],
    ['repositories-are-the-end', 'services/desk/src/auth/a.repository.ts', 'services/desk/src/auth/a.service.ts'],
    ['tests-stay-tests', 'services/desk/src/e.ts', 'services/desk/src/testing/f.ts'],
    ['border-of-desk', 'services/desk/src/g.ts', 'services/front/src/index.ts'],
    ['border-of-front', 'services/front/src/h.ts', 'mfe-a/src/i.ts'],
    ['border-of-mfe-a', 'mfe-a/src/k.ts', 'services/front/src/index.ts'],
  ] as const;
  let output: string;

  beforeAll(() => {
    const workspace = fixtureWorkspace({
      'mfe-a': 'remote',
      api: 'service',
      'services/desk': 'service',
      'services/front': 'service',
    });
    for (const [, from, to] of VIOLATIONS) {
      workspace.write(to, 'export const value = 1;\n');
      workspace.write(from, `import '${path.relative(path.dirname(from), to).replace(/^(?!\.)/, './')}';\n`);
    }
    workspace.write('api/src/a.ts', "import { b } from './b.ts';\nexport const a = (): unknown => b;\n");
    workspace.write('api/src/b.ts', "import { a } from './a.ts';\nexport const b = (): unknown => a;\n");
    output = cruise(workspace).output;
    workspace.remove();
  });

  test.each(VIOLATIONS)('%s refuses %s importing %s', (rule, from, to) => {
    expect(output).toContain(`error ${rule}: ${from} → ${to}`);
  });

  test('no-cycles refuses two files that import each other', () => {
    expect(output).toContain('error no-cycles: api/src/a.ts →');
  });

  test(
    "an import by the package's own name for its sources is refused like one by their path",
    () => {
      const workspace = fixtureWorkspace({ 'services/desk': 'service' });
      workspace.write('services/desk/src/people/a/a.ts', "import '#people/b/b.ts';\nimport '#testing/c.ts';\n");
      workspace.write('services/desk/src/people/b/b.ts', 'export const value = 1;\n');
      workspace.write('services/desk/src/testing/c.ts', 'export const value = 1;\n');
      const cruised = cruise(workspace).output;
      workspace.remove();
      const from = 'services/desk/src/people/a/a.ts';
      expect(cruised).toContain(`error modules-never-sideways: ${from} → services/desk/src/people/b/b.ts`);
      expect(cruised).toContain(`error tests-stay-tests: ${from} → services/desk/src/testing/c.ts`);
    },
    CHECK_LIMIT_MS,
  );

  test('nothing but the violations is refused', () => {
    expect(output).toContain(`${VIOLATIONS.length + 1} dependency violations`);
  });
});
