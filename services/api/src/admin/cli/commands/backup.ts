import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { unpackBackup } from '@afterglow/kit/backup';
import { type BackupManifest, SERVICE_BACKUP } from '#admin/backup-format.ts';
import { packSite, partsIn } from '#admin/site-backup.ts';
import type { AdminClient } from '../client/admin-client.ts';
import { AdminError } from '../client/admin-error.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { RegistryFacts } from '../registry-backups.ts';
import { saveMediaList } from './media-list.ts';

const BYTES_PER_MEGABYTE = 1_000_000;
/** The status when the database is a server's. */
const CONFLICT = 409;

interface Saved {
  readonly service: BackupManifest | undefined;
  readonly registry: RegistryFacts | undefined;
  readonly mediaFiles: number;
}

export async function backup(context: CommandContext, file: string, { force }: { force: boolean }): Promise<void> {
  const path = resolve(file);
  if (existsSync(path) && !force)
    throw new CommandError('file-exists', `${path} already exists. Choose another name, or use --force to replace it.`);
  const saved = await saveSite(context, path);
  const { size } = await stat(path);
  const megabytes = (size / BYTES_PER_MEGABYTE).toFixed(1);
  context.output.result(`${path}: ${megabytes} MB, ${wordsFor(saved)}`, {
    file: path,
    bytes: size,
    ...factsFor(saved),
  });
}

/** The counts of the database come first, as in older backups that held nothing else. */
function factsFor({ service, registry, mediaFiles }: Saved) {
  const others = { registry: registry ?? null, mediaFiles };
  if (service === undefined) return others;
  const { createdAt, mixes, members, migration } = service;
  return { createdAt, mixes, members, migration, ...others };
}

async function saveSite(context: CommandContext, path: string): Promise<Saved> {
  const folder = await mkdtemp(join(dirname(path), '.afterglow-backup-'));
  try {
    const parts = partsIn(folder);
    const client = await context.connect();
    const service = await saveService(context, client, parts.service);
    const mediaFiles = await saveMediaList(client, parts.media);
    if (context.registry) context.output.progress(`Saving the releases of ${context.url}`);
    const registry = await context.registry?.save(context.url, parts.registry);
    await packSite(folder, path, new Date().toISOString());
    return { service, registry, mediaFiles };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Undefined when the database is a server's, and releases can still be saved. */
async function saveService(
  context: CommandContext,
  client: AdminClient,
  file: string,
): Promise<BackupManifest | undefined> {
  context.output.progress(`Saving the database of ${context.url}`);
  try {
    await client.saveBackup(file);
  } catch (error) {
    if (context.registry && error instanceof AdminError && error.status === CONFLICT) return undefined;
    throw error;
  }
  return unpackBackup(file, SERVICE_BACKUP);
}

function wordsFor({ service, registry, mediaFiles }: Saved): string {
  const counts = [
    ...(service ? [`${service.mixes} mixes and ${service.members} members`] : []),
    ...(registry ? [`${registry.releases} releases and ${registry.revisions} revisions of what's live`] : []),
  ];
  const [lack, uploads] = service
    ? ['', '']
    : [
        ' Mixes and members aren\'t included. They\'re on the PostgreSQL server. Save its "api" schema with pg_dump.',
        ' and the uploads in the bucket',
      ];
  const listed =
    mediaFiles === 0 ? '' : ` It lists ${mediaFiles} files of imported music, so a restore can say what's missing.`;
  return `${counts.join(', ')}.${lack} Imported music and uploaded pictures aren't in it. Copy DATA_DIR/api/media${uploads} too.${listed}`;
}
