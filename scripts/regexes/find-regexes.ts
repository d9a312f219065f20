import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import ts from 'typescript';

/** A regular expression as a source file writes it. */
export interface RegularExpression {
  /** Relative to the workspace root. */
  readonly file: string;
  readonly line: number;
  /** Undefined when the source does not state it. */
  readonly source: string | undefined;
  readonly flags: string;
}

/** All but shared-build, which only parses own files. */
const SOURCES = '{services/*,shared-{area,contracts,data,player,ui},shell,mfe-*}/src/**/*.{ts,tsx}';
const NOT_THE_PRODUCT = /\.test\.|\/testing\/|\.d\.ts$/;
/** A placeholder for a part that is only known at run time; it is a character and, in braces, a number. */
const UNKNOWN_PART = '9';

/** Every regular expression of the product. */
export function regularExpressions(root: string = WORKSPACE_ROOT): readonly RegularExpression[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !NOT_THE_PRODUCT.test(file))
    .sort()
    .flatMap((file) => expressionsIn(file, readFileSync(path.join(root, file), 'utf8')));
}

/** The expressions of one file: literals, and arguments of `RegExp`. */
export function expressionsIn(file: string, text: string): readonly RegularExpression[] {
  const sourceFile = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: RegularExpression[] = [];
  const visit = (node: ts.Node): void => {
    const expression = expressionAt(node);
    const line = sourceFile.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (expression) found.push({ file, line, ...expression });
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return found;
}

function expressionAt(node: ts.Node): Pick<RegularExpression, 'source' | 'flags'> | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
    ? madeExpression(node)
    : undefined;
}

function madeExpression({ arguments: given = ts.factory.createNodeArray() }: ts.NewExpression | ts.CallExpression) {
  const [pattern, flags] = given;
  return { source: pattern && textOf(pattern), flags: (flags && textOf(flags)) ?? '' };
}

/** The text of an expression, with a placeholder for unknown parts; undefined if all of it is unknown. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) return filled(node, ({ text }) => text);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') return rawTextOf(node.template);
  return ts.isIdentifier(node) ? textOfConstant(node) : undefined;
}

function rawTextOf(template: ts.TemplateLiteral): string {
  if (ts.isTemplateExpression(template)) return filled(template, ({ rawText, text }) => rawText ?? text);
  return template.rawText ?? template.text;
}

function filled({ head, templateSpans }: ts.TemplateExpression, read: (part: ts.TemplateLiteralLikeNode) => string) {
  const rest = templateSpans.map(({ expression, literal }) => `${textOf(expression) ?? UNKNOWN_PART}${read(literal)}`);
  return read(head) + rest.join('');
}

/** A constant of the same file. */
function textOfConstant(name: ts.Identifier): string | undefined {
  let text: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name.text && node.initializer)
      text = textOf(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(name.getSourceFile());
  return text;
}
