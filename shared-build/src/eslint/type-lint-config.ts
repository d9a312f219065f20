import type { OxlintConfig } from 'oxlint';
import tseslint from 'typescript-eslint';
import { FACADES, IGNORED, TESTS, TYPESCRIPT } from './files.ts';

type Rules = NonNullable<OxlintConfig['rules']>;

const PREFIX = '@typescript-eslint/';

/** Rules of the strict preset that give false alarms here, or that oxlint has not got. */
const LEFT_OUT: readonly string[] = [
  'no-confusing-void-expression', // `() => save()` is clear enough
  'no-meaningless-void-operator',
  'no-unnecessary-condition', // flags that a closure changes look constant to it
  'no-unnecessary-type-parameters', // rejects valid generic parsers
  'no-unsafe-class-instance-assignment', // oxlint has not got it
  'require-await', // async makes a throw a rejection, with or without an await
  'unbound-method', // ports are objects of functions; none of them uses `this`
];

const ADJUSTED: Rules = {
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/** Tests may handle parsed JSON loosely. */
const IN_TESTS: Rules = {
  'typescript/no-unsafe-argument': 'off',
  'typescript/no-unsafe-assignment': 'off',
  'typescript/no-unsafe-call': 'off',
  'typescript/no-unsafe-member-access': 'off',
  'typescript/no-unsafe-return': 'off',
};

/** oxlint's config: the rules of typescript-eslint's strict preset that need types, a sixth of the time ESLint needs for them. */
export function typeLintConfig(): OxlintConfig {
  return {
    plugins: ['typescript'],
    categories: { correctness: 'off' },
    options: { typeAware: true, denyWarnings: true },
    ignorePatterns: [...IGNORED],
    overrides: [
      { files: TYPESCRIPT, rules: { ...presetRules(), ...ADJUSTED } },
      { files: TESTS, rules: IN_TESTS },
      // A reexport names every overload at the same time, and rxjs has deprecated one of most.
      { files: FACADES, rules: { 'typescript/no-deprecated': 'off' } },
    ],
  };
}

function presetRules(): Rules {
  const needTypes = tseslint.configs.disableTypeChecked.rules ?? {};
  const configured = tseslint.configs.strictTypeChecked.flatMap((config) => Object.entries(config.rules ?? {}));
  const chosen = configured.flatMap(([rule, level]) =>
    level !== 'off' && rule in needTypes ? [rule.slice(PREFIX.length)] : [],
  );
  return Object.fromEntries(
    chosen.filter((name) => !LEFT_OUT.includes(name)).map((name) => [`typescript/${name}`, 'error']),
  );
}
