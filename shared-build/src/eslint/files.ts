export const TYPESCRIPT = ['**/*.{ts,tsx}'];
export const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/test/**', 'e2e/**'];
export const FACADES = ['shared-build/src/facades/**'];
/** Generated or installed files, and prose. */
export const IGNORED: readonly string[] = [
  '**/{.types,.cache,.data,node_modules}/**',
  '{*/,services/*/,}{dist,reports}/**',
  'docs/**',
  '**/*.d.ts',
];
