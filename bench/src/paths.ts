import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

const BENCH = path.join(WORKSPACE_ROOT, 'bench');

export const RESULTS_DIR = path.join(BENCH, 'results');

/** Where the results are told; each measurement rewrites its own part. */
export const PERFORMANCE_PAGE = path.join(WORKSPACE_ROOT, 'docs/performance.md');

/** Scratch space, kept from run to run: the site's data folder (music is made only once) and what is built to compare with. */
export const CACHE_DIR = path.join(BENCH, '.cache');

/** Where the modules lie that the builds to compare with put in the place of the shell's own. */
export const IN_PAGE_DIR = path.join(BENCH, 'src/variants/in-page');
