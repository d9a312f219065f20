export const TYPESCRIPT = ['**/*.{ts,tsx}'];
export const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/test/**', 'e2e/**'];
export const FACADES = ['shared-build/src/facades/**'];
/** What is generated, installed or written by people for people. */
export const IGNORED: readonly string[] = [
  '**/{.types,.cache,.data,node_modules}/**',
  '{*/,services/*/,}{dist,reports}/**',
  'docs/**',
  '**/*.d.ts',
];
