import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Operation, OperationBody, OperationParams, OperationResponse } from '@afterglow/shared-contracts';
import {
  BACKUP_PATH,
  type ServiceOperationName,
  type ServiceOperations,
  serviceOperations,
} from '@afterglow/shared-contracts/services';
import * as z from 'zod/mini';
import { AdminError } from './admin-error.ts';
import { send, type Target } from './send.ts';
import { type MusicFile, type UploadResult, uploadMusic } from './upload-music.ts';

interface CallInput<Name extends ServiceOperationName> {
  readonly params?: Readonly<Record<keyof OperationParams<ServiceOperations[Name]>, string>>;
  readonly body?: OperationBody<ServiceOperations[Name]>;
}

/** The commands' requests to a running service. Everything throws an AdminError that says what to do. */
export interface AdminClient {
  call<Name extends ServiceOperationName>(
    name: Name,
    input?: CallInput<Name>,
  ): Promise<OperationResponse<ServiceOperations[Name]>>;
  importMusic(file: MusicFile, onProgress: (done: number) => void): Promise<UploadResult>;
  /** Writes a backup of the embedded database; the file appears when it is complete. */
  saveBackup(file: string): Promise<void>;
}

export function createAdminClient(target: Target): AdminClient {
  return {
    call: async (name, input = {}) => {
      const operation: Operation = serviceOperations[name];
      const response = await send(target, fillIn(operation.path, input.params ?? {}), {
        method: operation.method,
        ...(input.body === undefined
          ? {}
          : { body: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } }),
      });
      const text = await response.text();
      const parsed = z.safeParse(operation.response, text === '' ? undefined : JSON.parse(text));
      if (!parsed.success)
        throw new AdminError(response.status, 'The site runs a different version. Update this tool or the site.');
      // Parsed by the schema that the type is inferred from.
      return parsed.data as never;
    },
    importMusic: (file, onProgress) => uploadMusic(target, file, onProgress),
    async saveBackup(file) {
      const response = await send(target, BACKUP_PATH);
      if (response.body === null) throw new AdminError(response.status, 'The backup is empty.');
      const unfinished = `${file}.part`;
      try {
        await pipeline(Readable.fromWeb(response.body), createWriteStream(unfinished, { mode: 0o600 }));
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

function fillIn(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(params[field] ?? ''));
}
