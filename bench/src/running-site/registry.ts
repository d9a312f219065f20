import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { liveSetPath, liveSetSchema, RELEASES_PATH } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { SiteProcess } from './site-process.ts';

const run = promisify(execFile);
const tokensSchema = z.object({ manager: z.string() });

/** The registry as teams and release managers use it. */
export interface Registry {
  /** Uploads a release with the command line tool. */
  publish(folder: string): Promise<void>;
  /** Makes a version live; when that was asked for and when the registry had answered, by the machine's clock. */
  promote(remote: string, version: string): Promise<{ readonly askedAtMs: number; readonly answeredAtMs: number }>;
}

export function registryOf({ url, dataDir }: SiteProcess): Registry {
  const tokens = tokensSchema.parse(JSON.parse(readFileSync(path.join(dataDir, 'tokens.json'), 'utf8')));

  async function revision(): Promise<number> {
    const response = await fetch(new URL(liveSetPath('production'), url));
    return liveSetSchema.parse(await response.json()).revision;
  }

  return {
    async publish(folder) {
      const tool = path.join(WORKSPACE_ROOT, 'services/releases/src/cli/main.ts');
      await run(process.execPath, [tool, '--url', url, 'publish', folder], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
    },
    async promote(remote, version) {
      const current = await revision();
      const askedAtMs = Date.now();
      const response = await fetch(new URL(`${RELEASES_PATH}/environments/production/remotes/${remote}`, url), {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${tokens.manager}`,
          'content-type': 'application/json',
          'if-match': `"${current}"`,
        },
        body: JSON.stringify({ version, reason: 'Measuring how fast a version comes' }),
      });
      if (!response.ok) throw new Error(`The registry answers ${response.status}: ${await response.text()}`);
      return { askedAtMs, answeredAtMs: Date.now() };
    },
  };
}
