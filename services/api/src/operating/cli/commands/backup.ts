import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { unpackBackup } from '#operating/unpack-backup.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

export async function backup(context: CommandContext, file: string, { force }: { force: boolean }): Promise<void> {
  const path = resolve(file);
  if (existsSync(path) && !force)
    throw new CommandError('file-exists', `${path} exists: give another name, or --force to replace it.`);
  const client = await context.connect();
  context.output.progress(`Saving the database of ${context.url}`);
  await client.saveBackup(path);
  // A backup that cannot be read is worthless; better to learn it now.
  const manifest = await unpackBackup(path).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
  const { size } = await stat(path);
  const megabytes = (size / BYTES_PER_MEGABYTE).toFixed(1);
  const { mixes, members, migration, createdAt } = manifest;
  context.output.result(
    `${path}: ${megabytes} MB, ${mixes} mixes and ${members} members. Imported music and uploaded pictures are files beside the database: copy DATA_DIR/api/media, too.`,
    { file: path, bytes: size, mixes, members, migration, createdAt },
  );
}
