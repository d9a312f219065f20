import { readFile } from 'node:fs/promises';
import { StartupError } from '@afterglow/kit';
import { importPKCS8 } from 'jose';
import type { ApiConfig } from '#app/api-environment.ts';

/** Reads Apple's key file. Throws a StartupError when it is missing or holds something else. */
export async function readAppleKey(file: string): Promise<string> {
  try {
    const key = await readFile(file, 'utf8');
    await importPKCS8(key, 'ES256');
    return key;
  } catch (cause) {
    const message = "APPLE_KEY_FILE isn't a valid .p8 key file from Apple.";
    throw new StartupError('configuration-invalid', message, { cause });
  }
}

/** Throws a StartupError when a configured file holds no key. */
export async function checkAppleKey(config: ApiConfig | undefined): Promise<void> {
  const file = config?.APPLE_KEY_FILE;
  if (file !== undefined) await readAppleKey(file);
}
