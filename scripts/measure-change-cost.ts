import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesOf, remoteManifestSchema } from '@afterglow/shared-contracts';
import { TRIAL_CHANGES, type TrialChange } from './sample-changes.ts';
import { openScratchTree, type TrialTree } from './scratch-tree.ts';
import { readWalks } from './code-walkthroughs.ts';

// How many places a change takes, and how many files a walk through the code passes. Each change is made in a copy of the last
// commit, where the checks and the build of the area must pass afterwards, which shows that nothing else was needed.
//   node_modules/.bin/node scripts/measure-change-cost.ts
/** Written by the package manager, not by a person. */
const LOCKFILE = 'pnpm-lock.yaml';

for (const change of TRIAL_CHANGES) {
  const files = await placesOf(change);
  const { name, atMost, before } = change;
  print(`${name}: ${files.length} files (at most ${atMost}${before === undefined ? '' : `, before ${before}`})`);
  for (const file of files) print(`  ${file}`);
  if (files.length > atMost) process.exitCode = 1;
}
for (const { title, files } of readWalks()) {
  print(`${title}: ${files.length} files`);
  for (const file of files) print(`  ${file}`);
}

/** Makes the change in a copy of the tree and returns the files it touched; throws when that was not enough. */
async function placesOf(change: TrialChange): Promise<readonly string[]> {
  const tree = await openScratchTree();
  try {
    await change.apply(tree);
    const files = await tree.changedFiles();
    await prove(change, tree);
    return files.filter((file) => file !== LOCKFILE);
  } finally {
    await tree.dispose();
  }
}

async function prove({ name, area, addresses }: TrialChange, tree: TrialTree): Promise<void> {
  await tree.run(['npm', 'run', '--silent', 'typecheck']);
  await tree.run(['npm', 'run', '--silent', 'borders']);
  await tree.run(['npm', 'run', '--silent', 'dead-code']);
  await tree.run(['eslint', area.folder]);
  await tree.run(['jest', '--passWithNoTests', '--selectProjects', area.folder, 'scripts']);
  await tree.run(['node', 'shared-build/src/cli/build.ts', area.release]);
  const found = addressesIn(tree, area.folder);
  const missing = addresses.filter((address) => !found.includes(address));
  if (missing.length > 0) throw new Error(`${name}: the release has no ${missing.join(', ')}.`);
}

/** Where the pages of the release that was built there can be found. */
function addressesIn(tree: TrialTree, folder: string): readonly string[] {
  return globSync(`${folder}/dist/*/release.json`, { cwd: tree.dir }).flatMap((file) => {
    const manifest = remoteManifestSchema.parse(JSON.parse(readFileSync(path.join(tree.dir, file), 'utf8')));
    return pagesOf(manifest).flatMap((page) => [page.path, ...(page.formerly ?? [])]);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
