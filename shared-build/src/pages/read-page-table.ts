import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type * as z from 'zod/mini';
import { issueText } from '../workspace/issue-text.ts';
import { problemOf } from './check-pages.ts';
import { readLiteral, type Literal } from './literal.ts';
import {
  modalDefinitionsSchema,
  pageDefinitionsSchema,
  PAGE_TABLE_FILE,
  type PageDefinition,
} from './page-definition.ts';
import { PageTableError } from './page-table-error.ts';

/** The contents of an area's `src/pages.ts`; a page within another one has that page's module, subject, access and spelling. */
export interface PageTable {
  readonly pages: Readonly<Record<string, PageDefinition>>;
  /** Modules by the name of the modal, relative to the table like those of pages. */
  readonly modals: Readonly<Record<string, string>>;
}

const DEFINERS: Readonly<Record<string, string>> = { pages: 'definePages', modals: 'defineModals' };

/** Reads the page table of the package in `packageDir`. Throws PageTableError, with file and line, for anything but a valid table. */
export function readPageTable(packageDir: string): PageTable {
  const file = path.join(packageDir, PAGE_TABLE_FILE);
  if (!existsSync(file))
    throw new PageTableError(file, 1, 'an area must declare its pages here, and the file does not exist.');
  return parsePageTable(file, readFileSync(file, 'utf8'));
}

/** Reads the table from the text of the file; `file` is for messages. */
export function parsePageTable(file: string, text: string): PageTable {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const { pages, modals } = readTables(file, source);
  if (!pages) throw new PageTableError(file, 1, 'it has no "export const pages = definePages({ ... })".');
  const parsed = checked(file, pages, pageDefinitionsSchema);
  const wrong = problemOf(parsed);
  if (wrong) throw new PageTableError(file, pages.lineOf(wrong.path), wrong.problem);
  return { pages: resolved(parsed), modals: modals ? checked(file, modals, modalDefinitionsSchema) : {} };
}

/**
 * The literals of `export const pages` and `export const modals`; rejects any statement other than these and the import of their
 * functions.
 */
function readTables(file: string, source: ts.SourceFile): Partial<Record<string, Literal>> {
  const refuse = (node: ts.Node, problem: string): never => {
    throw new PageTableError(file, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, problem);
  };
  const tables: Partial<Record<string, Literal>> = {};
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && isDefinersImport(statement)) continue;
    const [name, argument] = tableIn(statement) ?? [];
    if (name === undefined || argument === undefined)
      return refuse(
        statement,
        'only "export const pages = definePages({ ... })" and "export const modals = defineModals({ ... })" can stand here.',
      );
    tables[name] = readLiteral(source, argument, refuse);
  }
  return tables;
}

function isDefinersImport({ moduleSpecifier }: ts.ImportDeclaration): boolean {
  return ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === '@afterglow/shared-area';
}

/** The name and the argument of `export const <name> = <its function>(<argument>)`. */
function tableIn(statement: ts.Statement): readonly [string, ts.Expression] | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration, ...more] = statement.declarationList.declarations;
  if (!declaration?.initializer || more.length > 0) return undefined;
  const name = declaration.name.getText();
  const argument = argumentOf(declaration.initializer, DEFINERS[name]);
  return argument && [name, argument];
}

/** The first argument of a call to the function of that name. */
function argumentOf(call: ts.Expression, definer: string | undefined): ts.Expression | undefined {
  return ts.isCallExpression(call) && call.expression.getText() === definer ? call.arguments[0] : undefined;
}

function checked<Value>(file: string, literal: Literal, schema: z.ZodMiniType<Value>): Value {
  const parsed = schema.safeParse(literal.value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path ?? [];
  throw new PageTableError(file, literal.lineOf(where), `${where.join('.')}: ${issueText(issue)}.`);
}

function resolved(pages: Readonly<Record<string, PageDefinition>>): PageTable['pages'] {
  const withModule = Object.entries(pages).map(([key, definition]) => {
    const whole = definition.within === undefined ? undefined : pages[definition.within];
    if (!whole) return [key, definition] as const;
    const { page, about, access, spelling } = whole;
    const shared = { ...(about && { about }), ...(access && { access }), ...(spelling && { spelling }) };
    return [key, { ...shared, ...definition, page }] as const;
  });
  return Object.fromEntries(withModule);
}
