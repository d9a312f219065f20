import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { exportNameOf } from './module-name.ts';
import { PAGE_TABLE_FILE } from './page-definition.ts';
import { PageTableError } from './page-table-error.ts';
import type { PageTable } from './read-page-table.ts';

/** Throws PageTableError when a module of the table does not exist, or lacks its export. */
export function checkModules(packageDir: string, { pages, modals }: PageTable): void {
  const tableFile = path.join(packageDir, PAGE_TABLE_FILE);
  const modules = [...Object.values(pages).flatMap(({ page }) => page ?? []), ...Object.values(modals)];
  for (const module of new Set(modules)) {
    const file = path.join(path.dirname(tableFile), module);
    if (!existsSync(file))
      throw new PageTableError(tableFile, lineNaming(tableFile, module), `${module} does not exist.`);
    const name = exportNameOf(module);
    if (!exportsName(file, name))
      throw new PageTableError(file, 1, `it does not export ${name}, which the page table loads.`);
  }
}

function lineNaming(file: string, text: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

function exportsName(file: string, name: string): boolean {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.some((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      return (
        exportClause !== undefined &&
        ts.isNamedExports(exportClause) &&
        exportClause.elements.some((one) => one.name.text === name)
      );
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported === true && declaredNames(statement).includes(name);
  });
}

function declaredNames(statement: ts.Statement): readonly (string | undefined)[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map((one) => (ts.isIdentifier(one.name) ? one.name.text : undefined));
}
