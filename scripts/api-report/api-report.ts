import ts from 'typescript';
import { readDeclarationFiles, type Declared, type DeclarationFiles } from './api-declarations.ts';

/** The command that updates the reports. */
export const API_REPORTS_COMMAND = 'npm run api-reports';

/**
 * The API of a package's entry point, as a page to be reviewed as a diff: every exported name with its declaration, and the internal
 * declarations that these mention, unless another entry point exports them. The compiler repeats a schema's type wherever it's used;
 * a type that is exactly that of a constant in `declarations` or of one that another entry point exports is written as `typeof constant`.
 * Comments and order in the sources don't affect it. All files are `.d.ts`.
 */
export function apiReport(
  door: string,
  entry: string,
  otherEntries: readonly string[] = [],
  declarations: readonly string[] = [],
): string {
  const files = readDeclarationFiles();
  const exported = [...files.exportsOf(entry)].map(([name, declared]) => ({ name, declared }));
  const elsewhere = otherEntries.flatMap((other) => [...files.exportsOf(other).values()]);
  const known = new Set([...exported.map(({ declared }) => declared), ...elsewhere].map(keyOf));
  const constantOf = constantsByType([...declarations.flatMap(files.constantsIn), ...elsewhere], known);
  const written = exported.map((named) => write(files, constantOf, named));
  const internal: Written[] = [];
  const queue = written.flatMap(({ mentioned }) => mentioned);
  for (let declared = queue.shift(); declared; declared = queue.shift()) {
    if (known.has(keyOf(declared))) continue;
    known.add(keyOf(declared));
    const next = write(files, constantOf, { name: declared.name, declared });
    internal.push(next);
    queue.push(...next.mentioned);
  }
  return [
    `# API of \`${door}\``,
    '',
    `Written from the type declarations by \`${API_REPORTS_COMMAND}\`; a change here is a change for everyone who imports it.`,
    '',
    ...chapter(written),
    ...(internal.length > 0 ? ['## Mentioned, but not exported', '', ...chapter(internal)] : []),
  ].join('\n');
}

interface Named {
  readonly name: string;
  readonly declared: Declared;
}

interface Written extends Named {
  readonly lines: readonly string[];
  readonly mentioned: readonly Declared[];
}

function chapter(all: readonly Written[]): readonly string[] {
  const inOrder = [...all].sort((a, b) => compare(a.name, b.name) || compare(a.declared.file, b.declared.file));
  return ['```ts', ...inOrder.flatMap((one) => linesOf(one, all)), '```', ''];
}

/** An alias of another export isn't declared twice. */
function linesOf({ name, declared, lines }: Written, all: readonly Written[]): readonly string[] {
  if (name === declared.name) return lines;
  const isAlias = all.some((other) => other.name === declared.name && keyOf(other.declared) === keyOf(declared));
  return isAlias ? [`export { ${declared.name} as ${name} };`] : [...lines, `// exported as ${name}`];
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Finds the constant with this type: the only one, the only exported one, or the one with the name of the property. */
type ConstantOf = (type: ts.TypeNode) => Declared | undefined;

function constantsByType(constants: readonly Declared[], exported: ReadonlySet<string>): ConstantOf {
  const long = constants.flatMap((constant) => {
    const type = typeOf(constant);
    return type && isLong(type) ? [{ constant, text: readable(type.getText()) }] : [];
  });
  const byType = Map.groupBy(new Map(long.map((one) => [keyOf(one.constant), one])).values(), ({ text }) => text);
  return (type) => {
    const same = isLong(type) ? (byType.get(readable(type.getText())) ?? []).map(({ constant }) => constant) : [];
    const property = ts.isPropertySignature(type.parent) ? type.parent.name.getText() : undefined;
    const named = same.find(({ name }) => name === property);
    return named ?? only(same) ?? only(same.filter((constant) => exported.has(keyOf(constant))));
  };
}

function only<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}

function typeOf({ name, statements }: Declared): ts.TypeNode | undefined {
  const declarations = statements.flatMap((one) =>
    ts.isVariableStatement(one) ? one.declarationList.declarations : [],
  );
  return declarations.find((one) => one.name.getText() === name)?.type;
}

const LONG = 48;

/** Shorter types, and those that aren't generic, read best as they are. */
function isLong(type: ts.TypeNode): boolean {
  return (ts.isTypeReferenceNode(type) || ts.isImportTypeNode(type)) && type.getText().length >= LONG;
}

const printer = ts.createPrinter({ removeComments: true });

/** A declaration on one line, and what of the package it mentions. */
function write(files: DeclarationFiles, constantOf: ConstantOf, { name, declared }: Named): Written {
  const mentioned: Declared[] = [];
  const named = (node: ts.Node, context: ts.TransformationContext): ts.Node => {
    const constant = ts.isTypeNode(node) && !isOwnType(node, declared) ? constantOf(node) : undefined;
    const found = constant ?? mentionedBy(files, declared.file, node);
    if (found) mentioned.push(found);
    if (constant) return ts.factory.createTypeQueryNode(ts.factory.createIdentifier(constant.name));
    return ts.visitEachChild(node, (child) => named(child, context), context);
  };
  const lines = declared.statements.map((statement) => {
    const [result = statement] = ts.transform(statement, [
      (context) => (root) => ts.visitEachChild(root, (node) => named(node, context), context),
    ]).transformed;
    return readable(printer.printNode(ts.EmitHint.Unspecified, result, statement.getSourceFile()));
  });
  return { name, declared, mentioned, lines };
}

function isOwnType(node: ts.TypeNode, declared: Declared): boolean {
  return node === typeOf(declared);
}

/** On one line, without the noise: the compiler writes a type that a file doesn't import as `import("…").Name`. */
function readable(text: string): string {
  return text
    .replace(/^export (declare )?/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('import("zod/mini").', 'z.')
    .replaceAll('import("zod/v4/core").', 'z.core.')
    .replaceAll(/import\("\.[^"]*"\)\./g, '')
    .replaceAll(', z.core.$strip>', '>');
}

function keyOf({ file, name }: Declared): string {
  return `${file}#${name}`;
}

function mentionedBy(files: DeclarationFiles, file: string, node: ts.Node): Declared | undefined {
  if (ts.isTypeReferenceNode(node)) return files.resolve(file, firstName(node.typeName));
  if (ts.isExpressionWithTypeArguments(node)) return files.resolve(file, firstName(node.expression));
  if (ts.isTypeQueryNode(node)) return files.resolve(file, firstName(node.exprName));
  if (ts.isImportTypeNode(node)) return files.resolveFrom(file, node);
  return undefined;
}

function firstName(node: ts.Node): string {
  return node.getText().split('.')[0] ?? '';
}
