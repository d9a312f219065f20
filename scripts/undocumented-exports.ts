import path from 'node:path';
import { WORKSPACE_ROOT, workspacePackages, type WorkspacePackage } from '@afterglow/shared-build';
import ts from 'typescript';
import { readDeclarationFiles, type Declared } from './api-declarations.ts';

/** An export of a package's door whose declaration has no docstring. */
export interface UndocumentedExport {
  /** Where it is declared, relative to the workspace root. */
  readonly file: string;
  readonly name: string;
}

/** Every export of the doors of every package that has doors, read from the sources. */
export function undocumentedExports(root: string = WORKSPACE_ROOT): readonly UndocumentedExport[] {
  return workspacePackages(root)
    .flatMap((one) => exportsOf(one))
    .filter((declared) => !declared.statements.some(hasDocstring))
    .map(({ file, name }) => ({ file: path.relative(root, file), name }));
}

/** What the doors of a package export, each declaration once. */
export function exportsOf({ dir, manifest }: WorkspacePackage): readonly Declared[] {
  const files = readDeclarationFiles((file, specifier) => sourceOf(dir, file, specifier));
  const doors = Object.values(manifest.exports ?? {}).filter((door) => typeof door === 'string');
  const all = doors
    .filter((door) => /\.tsx?$/.test(door) && !door.includes('*'))
    .flatMap((door) => [...files.exportsOf(path.join(dir, door)).values()]);
  return [...new Map(all.map((declared) => [`${declared.file}#${declared.name}`, declared])).values()];
}

function sourceOf(dir: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return path.join(dir, 'src', specifier.slice(1));
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : undefined;
}

function hasDocstring(statement: ts.Statement): boolean {
  return ts.getJSDocCommentsAndTags(statement).some(({ comment }) => ts.getTextOfJSDocComment(comment)?.trim());
}
