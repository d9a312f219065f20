import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { join } from 'node:path';
import {
  IMPORT_PATH,
  type ImportEvent,
  type ImportRequest,
  importEventSchema,
} from '@afterglow/shared-contracts/services';
import * as z from 'zod/mini';
import type { RunningApi } from './start-api.ts';

export interface Sent {
  readonly audio: Uint8Array;
  readonly tags?: Partial<ImportRequest>;
  readonly cover?: Uint8Array;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The token that the service has created for the operator of its machine. */
export async function operatorTokenOf(api: RunningApi): Promise<string> {
  return (await readFile(join(api.folder, 'admin-token'), 'utf8')).trim();
}

export function factsOf({ audio, tags }: Sent) {
  const facts = { file_name: 'set.mp3', genres: [], track_list: [], channel: 'deep', premium: false };
  return { content_hash: hashOf(audio), ...facts, ...tags };
}

export function formOf(sent: Sent): FormData {
  const form = new FormData();
  form.append('import', JSON.stringify(factsOf(sent)));
  if (sent.cover) form.append('cover', new Blob([Uint8Array.from(sent.cover)]), 'cover');
  form.append('audio', new Blob([Uint8Array.from(sent.audio)]), 'audio');
  return form;
}

export function postImport(api: RunningApi, token: string, init: RequestInit): Promise<Response> {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` };
  return api.request(IMPORT_PATH, { ...init, method: 'POST', headers });
}

export async function sendImport(api: RunningApi, token: string, sent: Sent): Promise<ImportEvent> {
  const response = await postImport(api, token, { body: formOf(sent) });
  if (response.status !== 200) throw new Error(await response.text());
  const last = (await response.text()).trim().split('\n').at(-1);
  return z.parse(importEventSchema, JSON.parse(last ?? ''));
}

export function partOf(name: string, content: string, fileName?: string): string {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  return `--abc\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
}

/** The response to a request of which only the headers were sent. */
export function statusOfHead(address: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method: 'POST', headers });
    request.on('error', reject);
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.flushHeaders();
  });
}
