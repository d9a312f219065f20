import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { registryAddress, registryOperations, revisionTag } from '@afterglow/shared-contracts/registry';
import * as z from 'zod/mini';
import type { SiteProcess } from './site-process.ts';

const run = promisify(execFile);
const PRODUCTION = { environment: 'production' } as const;
const tokensSchema = z.object({ manager: z.string() });

/** The registry as teams and release managers use it. */
export interface Registry {
  /** Uploads a release with the command line tool. */
  publish(folder: string): Promise<void>;
  /** Makes a version live; returns when that was requested and when the registry had answered, by the machine's clock. */
  promote(remote: string, version: string): Promise<{ readonly askedAtMs: number; readonly answeredAtMs: number }>;
}

export function registryOf({ url, dataDir }: SiteProcess): Registry {
  const tokens = tokensSchema.parse(JSON.parse(readFileSync(path.join(dataDir, 'tokens.json'), 'utf8')));

  async function revision(): Promise<number> {
    const { getLiveSet } = registryOperations;
    const response = await fetch(new URL(registryAddress(getLiveSet, PRODUCTION), url));
    return getLiveSet.response.parse(await response.json()).revision;
  }

  return {
    async publish(folder) {
      const tool = path.join(WORKSPACE_ROOT, 'services/site/src/afterglow.ts');
      await run(process.execPath, [tool, '--url', url, 'publish', folder], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
    },
    async promote(remote, version) {
      const current = await revision();
      const askedAtMs = Date.now();
      const operation = registryOperations.promote;
      const response = await fetch(new URL(registryAddress(operation, { ...PRODUCTION, remote }), url), {
        method: operation.method,
        headers: {
          authorization: `Bearer ${tokens.manager}`,
          'content-type': operation.takes,
          'if-match': revisionTag(current),
        },
        body: JSON.stringify({ version, reason: 'Measuring how fast a version comes' }),
      });
      if (!response.ok) throw new Error(`The registry answers ${response.status}: ${await response.text()}`);
      return { askedAtMs, answeredAtMs: Date.now() };
    },
  };
}
