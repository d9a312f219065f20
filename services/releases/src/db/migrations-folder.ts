import { fileURLToPath } from 'node:url';

/** The files that make the registry's tables. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
