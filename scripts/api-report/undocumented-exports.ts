import path from 'node:path';
import { WORKSPACE_ROOT, workspacePackages, type WorkspacePackage } from '@afterglow/shared-build';
import ts from 'typescript';
import { readDeclarationFiles, type Declared } from './api-declarations.ts';

/** An export of a package's entry point whose declaration has no docstring. */
export interface UndocumentedExport {
  readonly file: string;
  readonly name: string;
}

/** Checks every entry point of every package, in the sources. Throws for an export that is declared outside its package. */
export function undocumentedExports(root: string = WORKSPACE_ROOT): readonly UndocumentedExport[] {
  return workspacePackages(root)
    .flatMap((one) => exportsOf(one))
    .filter(({ statements }) => !statements.some(hasDocstring))
    .map(({ file, name }) => ({ file: path.relative(root, file), name }));
}

export function failureMessage({ file, name }: UndocumentedExport): string {
  return `${file}: ${name} has no docstring. Write before its declaration what it is, its units and what it throws.`;
}

/** The exports of a package's entry points, each declaration once. */
function exportsOf({ dir, manifest }: WorkspacePackage): readonly Declared[] {
  const files = readDeclarationFiles((file, specifier) => sourceOf(dir, file, specifier));
  const all = Object.values(manifest.exports ?? {})
    .filter((door) => typeof door === 'string' && isSource(door))
    .flatMap((door) => [...files.exportsOf(path.join(dir, String(door))).values()]);
  return [...new Map(all.map((declared) => [`${declared.file}#${declared.name}`, declared])).values()];
}

/** A pattern of entry points (`./facades/*`) is for files that other tools read. */
function isSource(door: string): boolean {
  return /\.tsx?$/.test(door) && !door.includes('*');
}

/** `#subject/file.ts` is a package's alias for its own sources. */
function sourceOf(dir: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return path.join(dir, 'src', specifier.slice('#'.length));
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : undefined;
}

function hasDocstring(statement: ts.Statement): boolean {
  return ts.getJSDocCommentsAndTags(statement).some(({ comment }) => ts.getTextOfJSDocComment(comment)?.trim());
}
