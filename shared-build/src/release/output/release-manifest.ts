import path from 'node:path';
import {
  EXPOSED_MODULE,
  SHELL_RELEASE_NAME,
  type ReleaseFile,
  type ReleaseManifest,
} from '@afterglow/shared-contracts';
import type { Compilation } from 'webpack';
import { readPageTable } from '../../pages/read-page-table.ts';
import { releasePages } from '../../pages/release-pages.ts';
import type { BuildContext } from '../../webpack/build-context.ts';
import type { RemoteDeclaration, ShellDeclaration } from '../declaration.ts';
import { entryFiles, lazyFiles, type NeededFiles } from './emitted-files.ts';
import { releaseNameOf } from '../names.ts';
import { gitState } from '../inputs/git-state.ts';

/** `release.json` of a remote, from its declaration and the files that webpack emitted. */
export function remoteManifest(
  context: BuildContext<RemoteDeclaration>,
  compilation: Compilation,
  files: ReleaseFile[],
): ReleaseManifest {
  const { declaration, contractsVersion, federationName } = context;
  const entry = entryFiles(compilation, federationName).scripts;
  const always = lazyFiles(compilation, declaration.expose);
  const table = readPageTable(context.one.dir);
  const pages = releasePages(table, (module) => without(always, lazyFiles(compilation, path.join('src', module))));
  const modals = Object.keys(table.modals);
  return {
    ...common(context, files),
    kind: 'remote',
    name: releaseNameOf(context.one),
    contractsRange: `^${contractsVersion}`,
    sharedRanges: sharedVersions(context, (version) => `^${version}`),
    federationName,
    entry: single(entry, 'entry'),
    expose: EXPOSED_MODULE,
    scripts: [...always.scripts],
    styles: [...always.styles],
    pages,
    ...(modals.length > 0 && { modals }),
  };
}

/** `release.json` of the shell; its `sharedRanges` are the exact versions that it provides. */
export function shellManifest(
  context: BuildContext<ShellDeclaration>,
  compilation: Compilation,
  files: ReleaseFile[],
): ReleaseManifest {
  const { preload, severity } = context.declaration;
  const { scripts, styles } = entryFiles(compilation, 'shell');
  const [major] = context.contractsVersion.split('.');
  return {
    ...common(context, files),
    kind: 'shell',
    name: SHELL_RELEASE_NAME,
    contractsVersion: context.contractsVersion,
    contractsRange: `^${major ?? ''}.0.0`,
    sharedRanges: sharedVersions(context, (version) => version),
    scripts: [...scripts],
    styles: [...styles],
    preload: preload.map((asset) => single(emittedAs(files, asset), `asset "${asset}"`)),
    takesOthers: true,
    ...(severity && { severity }),
  };
}

function common(context: BuildContext, files: ReleaseFile[]) {
  return {
    schema: 1,
    version: context.version,
    files,
    ...gitState(context.one),
    author: null,
    notes: null,
  } as const;
}

function sharedVersions(context: BuildContext, range: (version: string) => string): Record<string, string> {
  return Object.fromEntries(context.shared.map(({ packageName, version }) => [packageName, range(version)]));
}

function without(always: NeededFiles, needed: NeededFiles): { scripts: string[]; styles: string[] } {
  return {
    scripts: needed.scripts.filter((file) => !always.scripts.includes(file)),
    styles: needed.styles.filter((file) => !always.styles.includes(file)),
  };
}

function emittedAs(files: readonly ReleaseFile[], asset: string): string[] {
  return files.map((file) => file.path).filter((name) => name.startsWith(`${asset}.`));
}

function single(files: readonly string[], what: string): string {
  const [first] = files;
  if (first === undefined || files.length > 1)
    throw new Error(`Expected one file for ${what}, found ${files.length}: ${files.join(', ')}`);
  return first;
}
