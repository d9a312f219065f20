import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

const BENCH = path.join(WORKSPACE_ROOT, 'bench');

export const RESULTS_DIR = path.join(BENCH, 'results');

/** The page with the results; each measurement rewrites its own part. */
export const SUMMARY_PAGE = path.join(RESULTS_DIR, 'summary.md');

/** Scratch space, kept between runs: the site's data folder (music is made only once) and the builds to compare with. */
export const CACHE_DIR = path.join(BENCH, '.cache');

/** The modules with which the builds to compare with replace the shell's own. */
export const IN_PAGE_DIR = path.join(BENCH, 'src/variants/in-page');
