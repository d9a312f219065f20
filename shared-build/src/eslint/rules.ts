import type { Linter } from 'eslint';

const MAX_LINES_PER_FILE = 400;
const MAX_LINES_PER_FUNCTION = 100;
const MAX_COMPLEXITY = 8;
const MAX_DEPTH = 3;

/** Rules that need no types: size, names, entry points. */
export const CODE_RULES: Linter.RulesRecord = {
  complexity: ['error', { max: MAX_COMPLEXITY, variant: 'modified' }],
  'max-depth': ['error', MAX_DEPTH],
  'max-lines': ['warn', { max: MAX_LINES_PER_FILE }],
  'max-lines-per-function': ['warn', { max: MAX_LINES_PER_FUNCTION, skipBlankLines: true, skipComments: true }],
  'no-console': 'error',
  'no-else-return': 'error',
  'no-nested-ternary': 'error',
  'no-param-reassign': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
  'no-restricted-syntax': [
    'error',
    {
      selector: 'ExportAllDeclaration',
      message: 'Name every export: a door shows what is behind it (no star exports).',
    },
    {
      selector:
        'ImportDeclaration[source.value="zod/mini"] > :matches(ImportSpecifier[imported.name="z"], ImportDefaultSpecifier)',
      message: "Write import * as z from 'zod/mini', so that unused parts are dropped.",
    },
  ],
  'react-hooks/rules-of-hooks': 'error',
  'react-hooks/exhaustive-deps': 'error',
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  'unicorn/prefer-node-protocol': 'error',
};

/** Additions to the strict preset, and exceptions from it; rules that need types are in `type-lint-config.ts`. */
export const TYPESCRIPT_RULES: Linter.RulesRecord = {
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/no-dynamic-delete': 'off',
};

/** Constants, types, parameter objects and money are written the same way everywhere. */
export const LOCAL_RULES: Linter.RulesRecord = {
  '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
  // An interface gives the inferred type of a schema its name, which declarations and messages then show.
  '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
  'local/constant-case': 'error',
  'local/money-in-cents': 'error',
  'local/options-name': 'error',
  'local/vocabulary': 'error',
};

/** Tests may be long lists of facts, and write prices as plain numbers. */
export const TEST_RULES: Linter.RulesRecord = {
  'local/money-in-cents': 'off',
  'max-lines-per-function': 'off',
  '@typescript-eslint/no-empty-function': 'off',
};

export const TOOL_RULES: Linter.RulesRecord = {
  'no-console': 'off',
  'no-restricted-exports': 'off',
};
