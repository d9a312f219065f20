import path from 'node:path';
import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { checkModules } from '../pages/check-modules.ts';
import { readPageTable } from '../pages/read-page-table.ts';
import { readPackage } from '../workspace/packages.ts';
import type { BuildContext } from '../webpack/build-context.ts';
import { remoteConfig } from '../webpack/remote-config.ts';
import { workersConfig } from '../webpack/workers-config.ts';
import { shellConfig } from '../webpack/shell-config.ts';
import { buildAtomically } from './build-atomically.ts';
import { buildContextOf } from './build-context-of.ts';
import { withBuildLock } from './build-lock.ts';
import type { RemoteDeclaration, ShellDeclaration } from './declaration.ts';
import { emitIcons } from './output/emit-icons.ts';
import { hashFiles } from './inputs/hash-files.ts';
import { planRelease, type ReleasePlan } from './plan-release.ts';
import { readRelease, writeRelease, type BuiltRelease } from './release-files.ts';
import { remoteManifest, shellManifest } from './output/release-manifest.ts';
import { gitState } from './inputs/git-state.ts';
import { runWebpack } from './run-webpack.ts';

/** The package to build, and its version. */
export interface BuildReleaseOptions {
  /** The package's folder; it may be outside the workspace (a changed copy), and then the original's dependencies are used. */
  readonly packageDir: string;
  readonly version?: string;
}

/**
 * Builds a remote or the shell into `<packageDir>/dist/<version>/` with its `release.json`; an existing release is reused. Waits while
 * another process builds in the same package. Throws BuildFailedError with webpack's messages, PageTableError when `src/pages.ts` is
 * not valid, or Error when the declaration in package.json is wrong.
 */
export async function buildRelease(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const plan = planRelease(options);
  const existing = readRelease(plan.dir);
  if (existing) return { dir: plan.dir, manifest: described(plan.dir, existing, options), reused: true };
  return withBuildLock(options.packageDir, () => buildPlanned(options, plan));
}

/** Equal sources may be committed by now: then the release is updated to say so. */
function described(dir: string, manifest: ReleaseManifest, { packageDir }: BuildReleaseOptions): ReleaseManifest {
  if (manifest.hasLocalChanges !== true) return manifest;
  const state = gitState(readPackage(packageDir));
  if (state.hasLocalChanges !== false) return manifest;
  const committed = { ...manifest, ...state };
  writeRelease(dir, committed);
  return committed;
}

async function buildPlanned(options: BuildReleaseOptions, plan: ReleasePlan): Promise<BuiltRelease> {
  const builtMeanwhile = readRelease(plan.dir);
  if (builtMeanwhile) return { dir: plan.dir, manifest: builtMeanwhile, reused: true };
  const one = readPackage(options.packageDir);
  await buildAtomically(options.packageDir, plan, (outputDir) =>
    buildInto(buildContextOf(one, plan.version, outputDir)),
  );
  const manifest = readRelease(plan.dir);
  if (!manifest) throw new Error(`${plan.dir} does not contain a readable release after the build`);
  return { dir: plan.dir, manifest, reused: false };
}

async function buildInto(context: BuildContext): Promise<void> {
  const { declaration, outputDir } = context;
  switch (declaration.role) {
    case 'remote': {
      const remote: BuildContext<RemoteDeclaration> = { ...context, declaration };
      checkModules(remote.one.dir, readPageTable(remote.one.dir));
      const compilation = await runWebpack(remoteConfig(remote));
      writeRelease(outputDir, remoteManifest(remote, compilation, hashFiles(outputDir)));
      return;
    }
    case 'shell': {
      const shell: BuildContext<ShellDeclaration> = { ...context, declaration };
      const compilation = await runWebpack(shellConfig(shell));
      const workers = workersConfig(shell);
      if (workers !== undefined) await runWebpack(workers);
      if (declaration.icons !== undefined) emitIcons(path.join(context.one.dir, declaration.icons), outputDir);
      writeRelease(outputDir, shellManifest(shell, compilation, hashFiles(outputDir)));
      return;
    }
    case 'console':
      throw new Error('The console is part of the registry and never released.');
  }
}
