import { rmSync } from 'node:fs';
import path from 'node:path';
import { signAttestation } from '@afterglow/shared-build';
import { CACHE_DIR } from '../paths.ts';
import { log } from '../say.ts';
import type { Registry } from '../running-site/registry.ts';
import { buildRadioTemplate } from './radio-template.ts';
import { writeAsVersion } from './version-of-release.ts';

const PUBLISHED_AT_ONCE = 2;

/**
 * Publishes this many new versions of radio and returns them. Their numbers come from the clock, because versions are never published
 * twice.
 */
export async function publishVersions(registry: Registry, count: number): Promise<readonly string[]> {
  const template = await buildRadioTemplate();
  const patch = Math.floor(Date.now() / 1000) * 1000;
  const versions = Array.from({ length: count }, (_, index) => `1.1.${patch + index}`);
  const waiting = [...versions];
  const lane = async (): Promise<void> => {
    for (let version = waiting.shift(); version; version = waiting.shift()) {
      const dir = path.join(CACHE_DIR, 'swap/releases', version);
      writeAsVersion(template, version, dir);
      signAttestation(dir, { types: 'passed', borders: 'passed' });
      await registry.publish(dir);
      rmSync(dir, { recursive: true });
    }
  };
  await Promise.all(Array.from({ length: PUBLISHED_AT_ONCE }, lane));
  log(`Published ${count} versions of radio`);
  return versions;
}
