import { rmSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@afterglow/shared-contracts';
import { buildDevVersion } from './build-dev-version.ts';

export type BuildOutcome =
  | { readonly ok: true; readonly manifest: RemoteManifest; readonly durationMs: number }
  | { readonly ok: false; readonly problem: string };

/** Builds sequentially; changes during a build cause one more at the end. */
export interface DevBuilds {
  request(): void;
  folderOf(version: string): string;
}

export interface DevBuildsOptions {
  readonly packageDir: string;
  readonly outputDir: string;
  /** The prefix of every version; a number follows. */
  readonly versionPrefix: string;
  readonly onOutcome: (outcome: BuildOutcome) => void;
}

/** A tab may still be loading the previous version. */
const STORED = 3;

export function createDevBuilds({ packageDir, outputDir, versionPrefix, onOutcome }: DevBuildsOptions): DevBuilds {
  let count = 0;
  let isBuilding = false;
  let isStale = false;
  const versionOf = (number: number) => `${versionPrefix}${number}`;
  const folderOf = (version: string) => path.join(outputDir, version);

  async function build(): Promise<BuildOutcome> {
    count += 1;
    const version = versionOf(count);
    const startedAtMs = performance.now();
    try {
      const manifest = await buildDevVersion(packageDir, version, folderOf(version));
      return { ok: true, manifest, durationMs: Math.round(performance.now() - startedAtMs) };
    } catch (error) {
      return { ok: false, problem: error instanceof Error ? error.message : String(error) };
    }
  }

  async function buildUntilCurrent(): Promise<void> {
    isBuilding = true;
    do {
      isStale = false;
      const outcome = await build();
      rmSync(folderOf(versionOf(count - STORED)), { recursive: true, force: true });
      onOutcome(outcome);
    } while (isStale);
    isBuilding = false;
  }

  return {
    request() {
      isStale = true;
      if (!isBuilding) void buildUntilCurrent();
    },
    folderOf,
  };
}
