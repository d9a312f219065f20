import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

const BENCH = path.join(WORKSPACE_ROOT, 'bench');

export const RESULTS_DIR = path.join(BENCH, 'results');

export const SUMMARY_PAGE = path.join(RESULTS_DIR, 'summary.md');

/** Scratch space, kept between runs: the site's data folder (music is rendered only once) and the builds for comparison. */
export const CACHE_DIR = path.join(BENCH, '.cache');

/** The modules that replace the shell's own in builds for comparison. */
export const IN_PAGE_DIR = path.join(BENCH, 'src/variants/in-page');
