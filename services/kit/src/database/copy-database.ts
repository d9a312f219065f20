import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { type Pool, withConnection } from './pool.ts';

/** Copies the files of an embedded database between two statements: while this holds the only connection, nothing is written. */
export function copyDatabase(pool: Pool, from: string, to: string): Promise<void> {
  return withConnection(pool, async (connection) => {
    await connection.query('checkpoint');
    // Where the file system supports it, the copy shares its blocks with the original and takes no time.
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  });
}
