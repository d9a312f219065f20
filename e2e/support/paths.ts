import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Scratch space of a run; the site's data folder is kept between runs, because music is rendered only once. */
export const scratchFolder = path.join(workspaceRoot, 'e2e/.cache');
