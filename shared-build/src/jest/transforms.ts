import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';

const require = createRequire(import.meta.url);
const SWC_JEST = require.resolve('@swc/jest');

/** swc turns TypeScript and ES modules into CommonJS, without a type check; styles and assets become fakes. */
export function transforms(): NonNullable<Config['transform']> {
  return {
    '/src/pages\\.ts$': fileURLToPath(new URL('page-table-transform.ts', import.meta.url)),
    '\\.tsx$': [SWC_JEST, swcOptions({ syntax: 'typescript', tsx: true })],
    '\\.ts$': [SWC_JEST, swcOptions({ syntax: 'typescript' })],
    '\\.m?js$': [SWC_JEST, swcOptions({ syntax: 'ecmascript' })],
    '\\.(css|woff2|svg|png|wasm)$': fileURLToPath(new URL('asset-transform.ts', import.meta.url)),
  };
}

function swcOptions(parser: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    swcrc: false,
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
    jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic' } } },
  };
}
