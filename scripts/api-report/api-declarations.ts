import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The referent of a name in a declaration file: its declarations, several for a function with overloads. */
export interface Declared {
  readonly name: string;
  readonly file: string;
  readonly statements: readonly ts.Statement[];
}

/** The declaration files of a package; only relative imports are resolved, because others belong to other packages. */
export interface DeclarationFiles {
  /** The names that a file exports, its own and reexported ones, with their declarations. */
  exportsOf(file: string): ReadonlyMap<string, Declared>;
  /** The constants that a file declares, exported or not. */
  readonly constantsIn: (file: string) => readonly Declared[];
  /** The declaration of an identifier in a file, if it is in this package. */
  resolve(file: string, name: string): Declared | undefined;
  resolveFrom(file: string, type: ts.ImportTypeNode): Declared | undefined;
}

/** Resolves an import from the importing file; undefined for another package. */
export type Locate = (file: string, specifier: string) => string | undefined;

/** `locate` resolves the next file; by default, declarations import each other. */
export function readDeclarationFiles(locate: Locate = declarationsBeside): DeclarationFiles {
  const sources = new Map<string, ts.SourceFile>();

  function sourceOf(file: string): ts.SourceFile {
    const source =
      sources.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    sources.set(file, source);
    return source;
  }

  function resolve(file: string, name: string): Declared | undefined {
    const source = sourceOf(file);
    const statements = source.statements.filter((statement) => namesOf(statement).includes(name));
    if (statements.length > 0) return { name, file, statements };
    const from = source.statements.flatMap((statement) => importedFrom(statement, name))[0];
    const next = from && locate(file, from.specifier);
    return from && next ? resolve(next, from.name) : undefined;
  }

  return {
    resolve,
    constantsIn: (file) =>
      sourceOf(file)
        .statements.filter((statement) => ts.isVariableStatement(statement))
        .flatMap((statement) => namesOf(statement).map((name) => ({ name, file, statements: [statement] }))),
    resolveFrom(file, { argument, qualifier }) {
      const from = argument.getText().slice('"'.length, -'"'.length);
      const next = locate(file, from);
      return next && qualifier ? resolve(next, qualifier.getText()) : undefined;
    },
    exportsOf: (file) =>
      new Map(
        sourceOf(file)
          .statements.flatMap((statement) => exportedNames(statement))
          .map((name) => [name, resolve(file, name) ?? missing(file, name)]),
      ),
  };
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function exportedNames(statement: ts.Statement): readonly string[] {
  if (isExported(statement)) return namesOf(statement);
  const isList = ts.isExportDeclaration(statement) && statement.exportClause;
  if (!isList || !ts.isNamedExports(isList)) return [];
  return isList.elements.map(({ name }) => name.text);
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

interface Origin {
  readonly specifier: string;
  readonly name: string;
}

/** The module from which a statement imports or reexports the name. */
function importedFrom(statement: ts.Statement, wanted: string): readonly Origin[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const from = statement.moduleSpecifier;
  if (!from || !ts.isStringLiteral(from)) return [];
  const element = elementsOf(statement).find(({ name }) => name.text === wanted);
  if (!element) return [];
  const name = (element.propertyName ?? element.name).text;
  return [{ name, specifier: from.text }];
}

function declarationsBeside(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return path.join(path.dirname(file), specifier.replace(/\.tsx?$/, '.d.ts'));
}

function elementsOf(
  statement: ts.ImportDeclaration | ts.ExportDeclaration,
): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] {
  const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  return names && (ts.isNamedImports(names) || ts.isNamedExports(names)) ? [...names.elements] : [];
}

function missing(file: string, name: string): never {
  throw new Error(`${file} exports ${name}, which is declared nowhere in its package.`);
}
