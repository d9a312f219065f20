import path from 'node:path';
import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { workspacePackages, WORKSPACE_ROOT } from '../workspace/packages.ts';
import { borderConfigs } from './border-configs.ts';
import { CODE_RULES, DATA_FLOW_RULES, HOUSE_RULES, TEST_RULES, TOOL_RULES, TYPE_RULES } from './rules.ts';
import { plugins } from './plugins.ts';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/test/**', 'e2e/**'];
/** Files in which a tool demands a default export or that speak to a terminal. */
const TOOLS = [
  '*.{js,mjs,ts}',
  '**/*.config.{js,mjs,ts}',
  'scripts/**',
  '**/cli/**',
  'bench/**',
  'shared-build/src/jest/**',
  'shared-build/src/webpack/loaders/**',
];

/** The whole flat config: style.md as rules, and the borders made from the roles of the packages below `root`. */
export function lintConfig(root: string = WORKSPACE_ROOT): Linter.Config[] {
  const packages = workspacePackages(root);
  const typed: Linter.Config[] = tseslint.configs.strictTypeChecked.map((config) => ({
    // typescript-eslint types its configs by its own, structurally equal, version of ESLint's types.
    ...(config as Linter.Config),
    files: TYPESCRIPT,
  }));
  return [
    {
      ignores: [
        '**/{.types,.cache,.data,node_modules}/**',
        '{*/,services/*/,}{dist,reports}/**',
        'docs/**',
        '**/*.d.ts',
      ],
    },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    ...typed,
    {
      files: TYPESCRIPT,
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: path.resolve(root) } },
      rules: { ...TYPE_RULES, ...DATA_FLOW_RULES },
    },
    { files: ['**/*.{js,mjs,ts,tsx}'], plugins, rules: CODE_RULES },
    { files: TYPESCRIPT, ignores: ['services/api/src/{artwork,seed,synthesis}/**'], rules: HOUSE_RULES },
    ...borderConfigs(packages),
    { files: TESTS, rules: TEST_RULES },
    { files: TOOLS, rules: TOOL_RULES },
    // A re-export names every overload at once, and rxjs has deprecated one of most.
    { files: ['shared-build/src/facades/**'], rules: { '@typescript-eslint/no-deprecated': 'off' } },
  ];
}
