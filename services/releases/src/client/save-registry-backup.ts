import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readRegistryReply, registryOperations } from '@afterglow/shared-registry-contracts';
import { unpackBackup } from '@afterglow/kit/backup';
import { type BackupFacts, factsOf, REGISTRY_BACKUP } from '../db/backup-format.ts';
import { refusal, type RegistryAddress, sendCall } from './call-registry.ts';

/** All files of all releases may be read from a bucket first. */
const TIME_LIMIT_MS = 3_600_000;

/** Saves a backup of a running registry as a file, and reads it once to its end; requires a manager's token. */
export async function saveRegistryBackup(given: RegistryAddress, file: string): Promise<BackupFacts> {
  const address = { limitMs: TIME_LIMIT_MS, ...given };
  const response = await sendCall(address, registryOperations.backUp, {});
  if (!response.ok || response.body === null) {
    const reply = await readRegistryReply(registryOperations.backUp, response);
    throw refusal(address, response, reply.kind === 'answered' ? { kind: 'unreadable' } : reply);
  }
  await pipeline(Readable.fromWeb(response.body), createWriteStream(file, { mode: 0o600 }));
  return factsOf(await unpackBackup(file, REGISTRY_BACKUP));
}
