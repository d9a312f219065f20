import { openAsBlob } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import {
  IMPORT_PATH,
  type Import,
  type ImportEvent,
  type ImportRequest,
  importEventSchema,
} from '@afterglow/shared-contracts/services';
import * as z from 'zod/mini';
import { AdminError } from './admin-error.ts';
import { send, type Target } from './send.ts';

export interface MusicFile {
  readonly path: Buffer;
  readonly request: ImportRequest;
  readonly cover: Uint8Array<ArrayBuffer> | undefined;
}

export type UploadResult =
  | { readonly outcome: 'imported' | 'unchanged'; readonly mix: Import; readonly notes: readonly string[] }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Streams a file without loading it into memory, and waits for the reported outcome. */
export async function uploadMusic(
  target: Target,
  { path, request, cover }: MusicFile,
  onProgress: (done: number) => void,
): Promise<UploadResult> {
  const form = new FormData();
  form.append('import', JSON.stringify(request));
  if (cover !== undefined) form.append('cover', new Blob([cover]), 'cover');
  form.append('audio', await openAsBlob(path), 'audio');
  const response = await send(target, IMPORT_PATH, { method: 'POST', body: form });
  for await (const event of eventsOf(response)) {
    switch (event.type) {
      case 'progress':
        onProgress(event.done);
        break;
      case 'imported':
        return { outcome: event.outcome, mix: event.mix, notes: event.notes };
      case 'refused':
        return { outcome: 'refused', reason: event.reason };
    }
  }
  throw new AdminError(
    500,
    "The import stopped unexpectedly. See the site's log, then run it again. Nothing is imported twice.",
  );
}

async function* eventsOf(response: Response): AsyncGenerator<ImportEvent> {
  if (response.body === null) return;
  const lines = createInterface({ input: Readable.fromWeb(response.body) });
  try {
    for await (const line of lines) yield z.parse(importEventSchema, JSON.parse(line));
  } catch (cause) {
    throw new AdminError(0, 'The connection was lost during the import. Run it again. Nothing is imported twice.', {
      cause,
    });
  }
}
