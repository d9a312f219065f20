import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What a name of a declaration file stands for: its declarations, several for a function with overloads. */
export interface Declared {
  readonly name: string;
  readonly file: string;
  readonly statements: readonly ts.Statement[];
}

/** The declaration files of a package; only relative imports are followed, what comes from elsewhere is not its own. */
export interface DeclarationFiles {
  /** The names that a file hands out by `export { … } from './other.ts'`, with what they stand for. */
  exportsOf(file: string): ReadonlyMap<string, Declared>;
  /** What an identifier in a file stands for, when it is declared in this package. */
  resolve(file: string, name: string): Declared | undefined;
  /** The same for a type written as `import("./other.ts").Name`. */
  resolveFrom(file: string, type: ts.ImportTypeNode): Declared | undefined;
}

export function readDeclarationFiles(): DeclarationFiles {
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
    const from = source.statements.flatMap((statement) => importedFrom(statement, file, name))[0];
    return from && resolve(from.file, from.name);
  }

  return {
    resolve,
    resolveFrom(file, { argument, qualifier }) {
      const from = argument.getText().slice('"'.length, -'"'.length);
      return from.startsWith('.') && qualifier ? resolve(besides(file, from), qualifier.getText()) : undefined;
    },
    exportsOf: (file) =>
      new Map(
        sourceOf(file)
          .statements.flatMap((statement) => exportedNames(statement))
          .map((name) => [name, resolve(file, name) ?? missing(file, name)]),
      ),
  };
}

/** The names that a statement itself declares. */
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
  const isList = ts.isExportDeclaration(statement) && statement.exportClause;
  if (!isList || !ts.isNamedExports(isList)) return [];
  return isList.elements.map(({ name }) => name.text);
}

interface Origin {
  readonly file: string;
  readonly name: string;
}

/** Where a statement brings the name from: an import or a re-export of a file nearby. */
function importedFrom(statement: ts.Statement, file: string, wanted: string): readonly Origin[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const from = statement.moduleSpecifier;
  if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return [];
  const element = elementsOf(statement).find(({ name }) => name.text === wanted);
  if (!element) return [];
  const name = (element.propertyName ?? element.name).text;
  return [{ name, file: besides(file, from.text) }];
}

function besides(file: string, specifier: string): string {
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
