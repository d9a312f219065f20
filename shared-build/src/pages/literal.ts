import ts from 'typescript';

/** The value of a literal expression, with the line of each of its parts. */
export interface Literal {
  readonly value: unknown;
  /** Line of the innermost value along `path`, from 1. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Called with the first expression that is not a literal. */
export type Refuse = (node: ts.Node, problem: string) => never;

/** Reads an expression of literals: text, numbers, true, false, arrays and objects, without running it. */
export function readLiteral(source: ts.SourceFile, expression: ts.Expression, refuse: Refuse): Literal {
  const lineAt = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  return {
    value: valueOf(expression, refuse),
    lineOf(path) {
      let node: ts.Node = expression;
      for (const key of path) node = childOf(node, key) ?? node;
      return lineAt(node);
    },
  };
}

function valueOf(node: ts.Expression, refuse: Refuse): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => valueOf(element, refuse));
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, refuse);
  return refuse(
    node,
    'only text, numbers, true, false, arrays and objects can stand here: the build reads it without running it.',
  );
}

function objectOf(node: ts.ObjectLiteralExpression, refuse: Refuse): Record<string, unknown> {
  const entries = node.properties.map((property): readonly [string, unknown] => {
    const key = property.name && keyOf(property.name);
    if (!ts.isPropertyAssignment(property) || key === undefined)
      return refuse(property, 'only a name and its value can stand here: the build reads it without running it.');
    return [key, valueOf(property.initializer, refuse)];
  });
  const names = entries.map(([key]) => key);
  const twice = names.findIndex((key, index) => names.indexOf(key) !== index);
  const repeated = node.properties[twice];
  if (repeated) refuse(repeated, `"${names[twice] ?? ''}" stands here twice.`);
  return Object.fromEntries(entries);
}

function keyOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
}

function childOf(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((property) => property.name && keyOf(property.name) === key);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}
