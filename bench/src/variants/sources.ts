import path from 'node:path';
import { planRelease, WORKSPACE_ROOT } from '@afterglow/shared-build';
import {
  buildContextOf,
  workspacePackages,
  type BuildContext,
  type RemoteDeclaration,
  type ShellDeclaration,
  type WorkspacePackage,
} from '@afterglow/shared-build/webpack';

export interface AreaSource {
  readonly name: string;
  readonly one: WorkspacePackage;
}

export function areaSources(): readonly AreaSource[] {
  return workspacePackages()
    .filter(({ role }) => role === 'remote')
    .map((one) => ({ name: one.folder.replace(/^mfe-/, ''), one }));
}

export function shellSource(): WorkspacePackage {
  const shell = workspacePackages().find(({ role }) => role === 'shell');
  if (!shell) throw new Error('There is no shell in this workspace.');
  return shell;
}

/** The version of a release of the same sources. */
export function sourceVersion(one: WorkspacePackage): string {
  return planRelease({ packageDir: one.dir }).version;
}

export function shellContext(outputDir: string): BuildContext<ShellDeclaration> {
  const one = shellSource();
  const context = buildContextOf(one, sourceVersion(one), outputDir);
  if (context.declaration.role !== 'shell') throw new Error('The shell is not declared as one.');
  return { ...context, declaration: context.declaration };
}

export function areaContext({ one }: AreaSource, outputDir: string): BuildContext<RemoteDeclaration> {
  const context = buildContextOf(one, sourceVersion(one), outputDir);
  if (context.declaration.role !== 'remote') throw new Error(`${one.folder} is not declared as an area.`);
  return { ...context, declaration: context.declaration };
}

export function shellFile(file: string): string {
  return path.join(WORKSPACE_ROOT, 'shell/src', file);
}
