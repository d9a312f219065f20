import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePlan } from './plan-release.ts';

/** Builds in a temporary folder and moves it to the target when complete, so an interrupted build leaves nothing that looks like one. */
export async function buildAtomically(
  packageDir: string,
  { dir, version }: ReleasePlan,
  build: (outputDir: string) => Promise<void>,
): Promise<void> {
  const outputDir = path.join(packageDir, 'dist', `.building-${version}-${process.pid}`);
  rmSync(outputDir, { recursive: true, force: true });
  mkdirSync(outputDir, { recursive: true });
  try {
    await build(outputDir);
    rmSync(dir, { recursive: true, force: true });
    renameSync(outputDir, dir);
  } finally {
    rmSync(outputDir, { recursive: true, force: true });
  }
}
