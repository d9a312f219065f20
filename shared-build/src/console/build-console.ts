import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAtomically } from '../release/build-atomically.ts';
import { buildContextOf } from '../release/build-context-of.ts';
import { withBuildLock } from '../release/build-lock.ts';
import { consoleDeclarationSchema } from '../release/declaration.ts';
import { emitIcons } from '../release/output/emit-icons.ts';
import { entryFiles } from '../release/output/emitted-files.ts';
import { planRelease } from '../release/plan-release.ts';
import { runWebpack } from '../release/run-webpack.ts';
import { readPackage, workspacePackages } from '../workspace/packages.ts';
import { consoleConfig } from './console-config.ts';
import { consolePage } from './console-page.ts';

const PAGE = 'index.html';
const ICONS = 'src/icons';

/** Whether a folder holds a complete console: its page is written last. */
export function isConsoleBuilt(dir: string): boolean {
  return existsSync(path.join(dir, PAGE));
}

/** The folder of the console of the current sources, built or not; undefined in a workspace without one. */
export function consoleFolder(): string | undefined {
  const found = workspacePackages().find(({ role }) => role === 'console');
  return found && planRelease({ packageDir: found.dir }).dir;
}

/** Builds the registry's console into `<packageDir>/dist/<version>/`, unless it exists. Throws BuildFailedError. */
export async function buildConsole(packageDir: string): Promise<void> {
  const plan = planRelease({ packageDir });
  if (isConsoleBuilt(plan.dir)) return;
  await withBuildLock(packageDir, async () => {
    if (isConsoleBuilt(plan.dir)) return;
    await buildAtomically(packageDir, plan, (outputDir) => buildInto(packageDir, plan.version, outputDir));
  });
}

async function buildInto(packageDir: string, version: string, outputDir: string): Promise<void> {
  const one = readPackage(packageDir);
  const declaration = consoleDeclarationSchema.parse(one.manifest.afterglow);
  const compilation = await runWebpack(consoleConfig({ ...buildContextOf(one, version, outputDir), declaration }));
  emitIcons(path.join(packageDir, ICONS), outputDir);
  const icon = readdirSync(outputDir).find((name) => /^favicon\..+\.svg$/.test(name)) ?? '';
  writeFileSync(path.join(outputDir, PAGE), consolePage(entryFiles(compilation, 'console'), icon));
}
