import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { workspacePackages, WORKSPACE_ROOT } from '../workspace/packages.ts';
import { boundaryConfigs } from './boundary-configs.ts';
import { IGNORED, TESTS, TYPESCRIPT } from './files.ts';
import { plugins } from './plugins.ts';
import { CODE_RULES, LOCAL_RULES, TEST_RULES, TOOL_RULES, TYPESCRIPT_RULES } from './rules.ts';

/** Files in which a tool requires a default export, or which write to a terminal. */
const TOOLS = [
  '*.{js,mjs,ts}',
  '**/*.config.{js,mjs,ts}',
  '**/*.stories.tsx',
  'e2e/workbench/config/**',
  'scripts/**',
  '**/cli/**',
  'bench/**',
  'shared-build/src/jest/**',
  'shared-build/src/webpack/loaders/**',
];

/** ESLint's config: the style as rules that need no types, and the boundaries derived from the roles of the packages below `root`. */
export function lintConfig(root: string = WORKSPACE_ROOT): Linter.Config[] {
  const packages = workspacePackages(root);
  const strict: Linter.Config[] = tseslint.configs.strict.map((config) => ({
    // typescript-eslint types its configs with its own, structurally equal, version of ESLint's types.
    ...(config as Linter.Config),
    files: TYPESCRIPT,
  }));
  return [
    { ignores: [...IGNORED] },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    ...strict,
    { files: TYPESCRIPT, rules: TYPESCRIPT_RULES },
    { files: ['**/*.{js,mjs,ts,tsx}'], plugins, rules: CODE_RULES },
    { files: TYPESCRIPT, rules: LOCAL_RULES },
    ...boundaryConfigs(packages),
    { files: TYPESCRIPT, rules: { 'local/slice-doors': ['error', { root }] } },
    { files: TESTS, rules: TEST_RULES },
    { files: TOOLS, rules: TOOL_RULES },
  ];
}
