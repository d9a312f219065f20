import ts from 'typescript';
import { readDeclarationFiles, type Declared, type DeclarationFiles } from './api-declarations.ts';

/** The command that updates the reports. */
export const API_REPORTS_COMMAND = 'npm run api-reports';

/**
 * The API of a package's entry point, as a page to be reviewed as a diff: every exported name with its declaration, and the internal
 * types that these mention, unless another entry point exports them. Comments and order in the sources do not affect it. `entry` and
 * `otherEntries` are the `.d.ts` of the entry points.
 */
export function apiReport(door: string, entry: string, otherEntries: readonly string[] = []): string {
  const files = readDeclarationFiles();
  const exported = files.exportsOf(entry);
  const elsewhere = otherEntries.flatMap((other) => [...files.exportsOf(other).values()]);
  const behind = mentioned(files, exported, elsewhere);
  return [
    `# API of \`${door}\``,
    '',
    `Written from the type declarations by \`${API_REPORTS_COMMAND}\`; a change here is a change for everyone who imports it.`,
    '',
    ...chapter([...exported].map(([name, declared]) => ({ name, declared }))),
    ...(behind.length > 0 ? ['## Mentioned, but not exported', '', ...chapter(behind)] : []),
  ].join('\n');
}

interface Named {
  readonly name: string;
  readonly declared: Declared;
}

function chapter(all: readonly Named[]): readonly string[] {
  const inOrder = [...all].sort((a, b) => compare(a.name, b.name) || compare(a.declared.file, b.declared.file));
  return inOrder.flatMap(({ name, declared }) => ['```ts', ...textOf(name, declared), '```', '']);
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

const printer = ts.createPrinter({ removeComments: true });

function textOf(name: string, { name: declaredName, statements }: Declared): readonly string[] {
  const texts = statements.map((statement) =>
    readable(printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())),
  );
  return name === declaredName ? texts : [...texts, `// exported as ${name}`];
}

/** The compiler writes a type that a file does not import as `import("…").Name`. */
function readable(text: string): string {
  return text
    .replace(/^export (declare )?/, '')
    .replaceAll('import("zod/mini").', 'z.')
    .replaceAll('import("zod/v4/core").', 'z.core.')
    .replaceAll(/import\("\.[^"]*"\)\./g, '');
}

/** The package's declarations that the exported ones mention, over any number of steps. */
function mentioned(
  files: DeclarationFiles,
  exported: ReadonlyMap<string, Declared>,
  elsewhere: readonly Declared[],
): readonly Named[] {
  const known = new Set([...exported.values(), ...elsewhere].map(keyOf));
  const found: Named[] = [];
  const queue = [...exported.values()];
  for (let declared = queue.shift(); declared; declared = queue.shift()) {
    for (const next of mentionedIn(files, declared)) {
      if (known.has(keyOf(next))) continue;
      known.add(keyOf(next));
      queue.push(next);
      found.push({ name: next.name, declared: next });
    }
  }
  return found;
}

function keyOf({ file, name }: Declared): string {
  return `${file}#${name}`;
}

/** The types that a declaration mentions. */
function mentionedIn(files: DeclarationFiles, { file, statements }: Declared): readonly Declared[] {
  const found: (Declared | undefined)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) found.push(files.resolve(file, firstName(node.typeName)));
    if (ts.isExpressionWithTypeArguments(node)) found.push(files.resolve(file, firstName(node.expression)));
    if (ts.isTypeQueryNode(node)) found.push(files.resolve(file, firstName(node.exprName)));
    if (ts.isImportTypeNode(node)) found.push(files.resolveFrom(file, node));
    node.forEachChild(visit);
  };
  statements.forEach(visit);
  return found.filter((declared) => declared !== undefined);
}

function firstName(node: ts.Node): string {
  return node.getText().split('.')[0] ?? '';
}
