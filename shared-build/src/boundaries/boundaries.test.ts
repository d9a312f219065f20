import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ESLint } from 'eslint';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/fixture-workspace.ts';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';

const SHARED_BUILD = path.join(WORKSPACE_ROOT, 'shared-build/src');
const CHECK_LIMIT_MS = 60_000;

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

// The real tools check a small workspace, with rules from the same functions as the real ones.
async function lint(workspace: FixtureWorkspace, folder = 'mfe-a'): Promise<Outcome> {
  const door = path.join(SHARED_BUILD, 'eslint/index.ts');
  workspace.write(
    'eslint.config.mjs',
    `import { lintConfig } from ${JSON.stringify(door)};
    const parserOptions = { tsconfigRootDir: import.meta.dirname }; // found by itself only once per process
    export default [...lintConfig(import.meta.dirname), { languageOptions: { parserOptions } }];`,
  );
  const eslint = new ESLint({ cwd: workspace.root });
  const results = await eslint.lintFiles([folder]);
  const { format } = await eslint.loadFormatter('stylish');
  const isClean = results.every(({ errorCount }) => errorCount === 0);
  return { status: isClean ? 0 : 1, output: await format(results) };
}

function cruise(workspace: FixtureWorkspace): Outcome {
  const door = path.join(SHARED_BUILD, 'boundaries/index.ts');
  workspace.write(
    '.dependency-cruiser.mjs',
    `import { boundaryRules } from ${JSON.stringify(door)}; export default boundaryRules(import.meta.dirname);`,
  );
  const tool = path.join(WORKSPACE_ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const result = spawnSync(process.execPath, [tool, '--config', '.dependency-cruiser.mjs', '.'], {
    cwd: workspace.root,
    encoding: 'utf8',
  });
  return { status: result.status, output: result.stdout + result.stderr };
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
    async () => {
      workspace.write('mfe-a/src/index.ts', "import '@afterglow/mfe-b';\nimport '@afterglow/shell';\n");
      const { status, output } = await lint(workspace);
      expect(status).toBe(1);
      expect(output).toMatch(/1:1\s+error\s+'@afterglow\/mfe-b' import is restricted/);
      expect(output).toMatch(/2:1\s+error\s+'@afterglow\/shell' import is restricted/);
      expect(output).toContain('mfe-a (role remote) may import packages of role contracts, shared, area-library only');
    },
    CHECK_LIMIT_MS,
  );

  test(
    '[PLATFORM-007] the lint run fails on a remote that imports another one or the shell, as a value or type',
    async () => {
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
      const { status, output } = await lint(workspace);
      expect(status).toBe(1);
      for (const line of [1, 2, 4])
        expect(output).toMatch(new RegExp(`${line}:\\d+\\s+error\\s+'@afterglow/mfe-b' import is restricted`));
      expect(output).toMatch(/3:\d+\s+error\s+'\.\.\/\.\.\/shell\/src\/index\.ts' import is restricted/);
      expect(output).not.toMatch(/[56]:\d+\s+error\s+.*import is restricted/);
    },
    CHECK_LIMIT_MS,
  );

  test(
    '[PLATFORM-007] a relative path into another remote or the shell fails the lint and boundary checks',
    async () => {
      workspace.write('mfe-a/src/index.ts', "import '../../mfe-b/src/index.ts';\nimport '../../shell/src/index.ts';\n");
      expect(await lint(workspace)).toMatchObject({ status: 1 });
      const { status, output } = cruise(workspace);
      expect(status).not.toBe(0);
      expect(output).toContain('border-of-mfe-a: mfe-a/src/index.ts → mfe-b/src/index.ts');
      expect(output).toContain('border-of-mfe-a: mfe-a/src/index.ts → shell/src/index.ts');
    },
    CHECK_LIMIT_MS,
  );

  test(
    'the lint run fails on a service that imports from another one, by its name or its folder',
    async () => {
      const services = fixtureWorkspace({ 'services/desk': 'service', 'services/front': 'service' });
      services.write('services/front/src/index.ts', 'export const value = 1;\n');
      services.write(
        'services/desk/src/index.ts',
        "import '@afterglow/front';\nimport '../../front/src/index.ts';\nimport './front/own.ts';\n",
      );
      services.write('services/desk/src/front/own.ts', 'export const value = 1;\n');
      const { status, output } = await lint(services, 'services');
      services.remove();
      expect(status).toBe(1);
      expect(output).toMatch(/1:1\s+error\s+'@afterglow\/front' import is restricted/);
      expect(output).toMatch(/2:1\s+error\s+'\.\.\/\.\.\/front\/src\/index\.ts' import is restricted/);
      expect(output).not.toMatch(/3:1/);
    },
    CHECK_LIMIT_MS,
  );

  test(
    'no service imports a fallback, which the site injects, and no fallback imports another',
    async () => {
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
      const linted = (await lint(site, 'services')).output;
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
    async () => {
      workspace.write('mfe-a/src/index.ts', "import '@afterglow/shared-ui';\n");
      expect(await lint(workspace)).toEqual({ status: 0, output: '' });
    },
    CHECK_LIMIT_MS,
  );
});

describe('boundaries inside a package', () => {
  const BEHIND_DOORS = [
    ['mfe-a/src/features/tuner/a.ts', 'mfe-a/src/features/stations/b.ts'],
    ['mfe-a/src/pages/tuner.page.tsx', 'mfe-a/src/features/tuner/components/tuner.tsx'],
    ['mfe-a/src/pages/tuner.test.tsx', 'mfe-a/src/features/tuner/model/delay.ts'],
    ['mfe-a/src/ui/c.ts', 'mfe-a/src/features/tuner/d.ts'],
    ['mfe-a/src/features/security/sessions/a.ts', 'mfe-a/src/features/security/passkeys/b.ts'],
    ['services/api/src/accounts/login/login.service.ts', 'services/api/src/accounts/captcha/captcha.ts'],
    ['services/billing/src/plans/plans.ts', 'services/billing/src/checkout/checkouts.ts'],
    ['services/api/src/catalog/page.ts', 'services/api/src/catalog/shows/shows.ts'],
    ['services/api/src/app/api-context.ts', 'services/api/src/broadcasting/live/live.module.ts'],
    ['services/api/test/login.test.ts', 'services/api/src/accounts/login/login.ts'],
    ['services/api/src/http/call.ts', 'services/api/src/media/uploads/uploads.ts'],
    ['services/api/src/playback/listening/heard.ts', 'services/api/src/admin/imports/imports.ts'],
    ['services/releases/src/registry/gate/gate.ts', 'services/releases/src/registry/health/health.ts'],
    ['services/billing/src/create-billing.ts', 'services/billing/src/providers/stripe/stripe-client.ts'],
    ['services/billing/src/providers/paypal/paypal.ts', 'services/billing/src/providers/stripe/stripe.ts'],
    ['services/releases/src/app.ts', 'services/releases/src/registry/tokens/tokens.ts'],
    ['services/releases/src/front-door/page.ts', 'services/releases/src/registry/live-sets/view/view.ts'],
    ['services/releases/src/cli/run.ts', 'services/releases/src/client/call.ts'],
  ] as const;
  const OTHER_VIOLATIONS = [
    ['routes-call-services', 'services/billing/src/a/a.routes.ts', 'services/billing/src/a/a.repository.ts'],
    ['services-know-no-http', 'services/api/src/catalog/a/a.service.ts', 'services/api/src/catalog/a/a.routes.ts'],
    ['repositories-are-the-end', 'services/api/src/media/a/a.repository.ts', 'services/api/src/media/a/a.service.ts'],
    ['tests-stay-tests', 'mfe-a/src/routes/e.ts', 'mfe-a/src/testing/f.ts'],
    ['tests-stay-tests', 'mfe-a/src/features/tuner/e.ts', 'mfe-a/src/features/stations/testing/fake.ts'],
    ['tests-stay-tests', 'services/desk/src/registry/a/e.ts', 'services/desk/src/registry/a/testing/fake.ts'],
    ['routes-call-services', 'services/desk/src/plans/plans.routes.ts', 'services/desk/src/plans/plans.repository.ts'],
    ['services-know-no-http', 'services/desk/src/genres/a.service.ts', 'services/desk/src/genres/a.routes.ts'],
    ['repositories-are-the-end', 'services/desk/src/auth/a.repository.ts', 'services/desk/src/auth/a.service.ts'],
    ['tests-stay-tests', 'services/desk/src/e.ts', 'services/desk/src/testing/f.ts'],
    ['border-of-desk', 'services/desk/src/g.ts', 'services/front/src/index.ts'],
    ['border-of-billing', 'services/billing/src/port/g.ts', 'services/api/src/index.ts'],
    ['border-of-front', 'services/front/src/h.ts', 'mfe-a/src/i.ts'],
    ['border-of-mfe-a', 'mfe-a/src/k.ts', 'services/front/src/index.ts'],
  ] as const;
  const VIOLATIONS = [...BEHIND_DOORS.map((files) => ['slices-have-doors', ...files] as const), ...OTHER_VIOLATIONS];
  const ALLOWED = [
    ['mfe-a/src/features/genres/a.ts', 'mfe-a/src/features/stations/index.ts'],
    ['mfe-a/src/features/genres/b.ts', 'mfe-a/src/features/genres/model/c.ts'],
    ['mfe-a/src/features/genres/c.ts', 'mfe-a/src/ui/card/card.tsx'],
    ['mfe-a/src/features/genres/d.test.ts', 'mfe-a/src/features/tuner/testing/fake.ts'],
    ['mfe-a/src/pages/genres.page.tsx', 'mfe-a/src/features/genres/index.ts'],
    ['mfe-a/src/features/entry/login/a.ts', 'mfe-a/src/features/security/passkeys/index.ts'],
    ['services/api/src/accounts/members/a.ts', 'services/api/src/catalog/shows/index.ts'],
    ['services/billing/src/checkout/b.ts', 'services/billing/src/providers/stripe/index.ts'],
    ['services/api/src/accounts/members/b.ts', 'services/api/src/accounts/loose.ts'],
    ['services/api/test/shows.test.ts', 'services/api/src/catalog/shows/testing/fakes/show.ts'],
    ['services/releases/src/open-upkeep.ts', 'services/releases/src/registry/prune/index.ts'],
  ] as const;
  let cruised: string;
  let linted: string;

  beforeAll(async () => {
    const workspace = fixtureWorkspace({
      'mfe-a': 'remote',
      'services/api': 'service',
      'services/billing': 'domain',
      'services/releases': 'service',
      'services/desk': 'service',
      'services/front': 'service',
    });
    for (const [from, to] of [...VIOLATIONS.map(([, ...files]) => files), ...ALLOWED]) {
      workspace.write(to, 'export const value = 1;\n');
      workspace.write(from, `import '${path.relative(path.dirname(from), to).replace(/^(?!\.)/, './')}';\n`);
    }
    workspace.write('services/api/src/a.ts', "import { b } from './b.ts';\nexport const a = (): unknown => b;\n");
    workspace.write('services/api/src/b.ts', "import { a } from './a.ts';\nexport const b = (): unknown => a;\n");
    cruised = cruise(workspace).output;
    linted = (await lint(workspace, '.')).output;
    workspace.remove();
  }, 2 * CHECK_LIMIT_MS);

  test.each(VIOLATIONS)('%s rejects %s importing %s', (rule, from, to) => {
    expect(cruised).toContain(`error ${rule}: ${from} → ${to}`);
  });

  test.each(BEHIND_DOORS)('the lint run rejects %s importing %s', (from) => {
    expect(linted).toMatch(new RegExp(`/${from}\n +1:8 +error +'.+' is behind the door of a slice`));
  });

  test('no-cycles rejects two files that import each other', () => {
    expect(cruised).toContain('error no-cycles: services/api/src/a.ts →');
  });

  test(
    "no-cycles rejects two slices that import each other's entry point",
    () => {
      const workspace = fixtureWorkspace({ 'services/desk': 'service' });
      for (const [own, other] of [
        ['a', 'b'],
        ['b', 'a'],
      ] as const) {
        const folder = `services/desk/src/registry/${own}`;
        workspace.write(
          `${folder}/index.ts`,
          `export { ${own} } from './${own}.ts';\nexport { own } from './own.ts';\n`,
        );
        workspace.write(`${folder}/own.ts`, 'export const own = 1;\n');
        workspace.write(
          `${folder}/${own}.ts`,
          `import { own } from '../${other}/index.ts';\nexport const ${own} = own;\n`,
        );
      }
      const { output } = cruise(workspace);
      workspace.remove();
      expect(output).toMatch(/error no-cycles: services\/desk\/src\/registry\/a\/\w+\.ts →/);
      expect(output).not.toContain('slices-have-doors');
    },
    CHECK_LIMIT_MS,
  );

  test(
    "an import by the package's own source alias is rejected like one by its path",
    async () => {
      const workspace = fixtureWorkspace({ 'services/desk': 'service' });
      const from = 'services/desk/src/accounts/a/a.ts';
      workspace.write(from, "import '#accounts/b/b.ts';\nimport '#testing/c.ts';\nimport '#accounts/b/index.ts';\n");
      workspace.write('services/desk/src/accounts/b/b.ts', 'export const value = 1;\n');
      workspace.write('services/desk/src/accounts/b/index.ts', 'export const value = 1;\n');
      workspace.write('services/desk/src/testing/c.ts', 'export const value = 1;\n');
      const { output } = cruise(workspace);
      const lintOutput = (await lint(workspace, 'services')).output;
      workspace.remove();
      expect(output).toContain(`error slices-have-doors: ${from} → services/desk/src/accounts/b/b.ts`);
      expect(output).toContain(`error tests-stay-tests: ${from} → services/desk/src/testing/c.ts`);
      expect(output).toContain('2 dependency violations');
      expect(lintOutput.match(/'.+' is behind the door/g)).toEqual(["'#accounts/b/b.ts' is behind the door"]);
    },
    CHECK_LIMIT_MS,
  );

  test(
    'the lint run rejects internals in a re-export, a type and an import at run time',
    async () => {
      const workspace = fixtureWorkspace({ 'mfe-a': 'remote' });
      workspace.write(
        'mfe-a/src/a.ts',
        [
          "export { value } from './features/tuner/value.ts';",
          "export type Value = import('./features/tuner/value.ts').Value;",
          "export const load = () => import('./features/tuner/value.ts');",
          "export const door = () => import('./features/tuner/index.ts');",
          '',
        ].join('\n'),
      );
      const { output } = await lint(workspace);
      workspace.remove();
      for (const line of [1, 2, 3]) expect(output).toMatch(new RegExp(` ${line}:\\d+ +error .* is behind the door`));
      expect(output).not.toMatch(/ 4:\d+ +error/);
    },
    CHECK_LIMIT_MS,
  );

  test('only violations are rejected', () => {
    expect(cruised).toContain(`${VIOLATIONS.length + 1} dependency violations`);
    expect(linted.match(/is behind the door/g)).toHaveLength(BEHIND_DOORS.length);
  });
});
