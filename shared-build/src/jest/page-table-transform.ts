import { createHash } from 'node:crypto';
import { transformSync } from '@swc/core';
import { compilePageTable } from '../pages/compile-page-table.ts';
import { parsePageTable } from '../pages/read-page-table.ts';
import { presetHash } from '../release/inputs/input-hash.ts';

/** Turns an area's `src/pages.ts` into the same module in tests as in a build. */
export default {
  getCacheKey: (source: string, file: string) =>
    createHash('sha1').update(`${presetHash()}\n${file}\n${source}`).digest('hex'),
  process: (source: string, file: string) =>
    transformSync(compilePageTable(parsePageTable(file, source)), {
      filename: file,
      swcrc: false,
      module: { type: 'commonjs' },
      jsc: { target: 'es2023' },
    }),
};
