import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, WORKSPACE_ROOT, type BuiltRelease } from '@afterglow/shared-build';
import { CACHE_DIR } from '../paths.ts';

/** As long as those made from it, so that no file changes its size. */
export const TEMPLATE_VERSION = '1.0.10000';

const NOT_SOURCES = /\/(node_modules|dist|reports|\.types|\.cache)$/;

/** A real build of radio, from a copy of its sources, as the template of many versions. */
export async function buildRadioTemplate(): Promise<BuiltRelease> {
  const packageDir = path.join(CACHE_DIR, 'swap/mfe-radio');
  rmSync(packageDir, { recursive: true, force: true });
  cpSync(path.join(WORKSPACE_ROOT, 'mfe-radio'), packageDir, {
    recursive: true,
    filter: (source) => !NOT_SOURCES.test(source),
  });
  return buildRelease({ packageDir, version: TEMPLATE_VERSION });
}
