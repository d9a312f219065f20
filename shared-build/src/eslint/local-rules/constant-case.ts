import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

const CONSTANT_CASE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const COLLECTIONS: ReadonlySet<string> = new Set(['Set', 'Map']);
const VALUES: ReadonlySet<string> = new Set(['undefined', 'Infinity', 'NaN']);

/**
 * Requires CONSTANT_CASE for a module's `const` with a constant value: literals, and arrays, objects, sets and maps of them. Excludes
 * values that contain a function or come from a call, and those that start empty to be filled.
 */
export const constantCase = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'suggestion',
    messages: { name: '{{name}} is a constant of the module: write it in CONSTANT_CASE.' },
    schema: [],
    defaultOptions: [],
  },
  create: (context) => ({
    VariableDeclarator({ id, init, parent }) {
      if (parent.kind !== 'const' || !standsInModule(parent) || id.type !== AST_NODE_TYPES.Identifier) return;
      if (init === null || isEmpty(init) || !isValue(init) || CONSTANT_CASE.test(id.name)) return;
      context.report({ node: id, messageId: 'name', data: { name: id.name } });
    },
  }),
});

function standsInModule({ parent }: TSESTree.VariableDeclaration): boolean {
  return parent.type === AST_NODE_TYPES.Program || parent.type === AST_NODE_TYPES.ExportNamedDeclaration;
}

function isEmpty(node: TSESTree.Expression): boolean {
  if (node.type === AST_NODE_TYPES.ArrayExpression) return node.elements.length === 0;
  if (node.type === AST_NODE_TYPES.ObjectExpression) return node.properties.length === 0;
  return node.type === AST_NODE_TYPES.NewExpression && node.arguments.length === 0;
}

type Check = (node: never) => boolean;

const CHECKS: Partial<Record<AST_NODE_TYPES, Check>> = {
  [AST_NODE_TYPES.Literal]: () => true,
  [AST_NODE_TYPES.Identifier]: ({ name }: TSESTree.Identifier) => CONSTANT_CASE.test(name) || VALUES.has(name),
  [AST_NODE_TYPES.TemplateLiteral]: ({ expressions }: TSESTree.TemplateLiteral) => expressions.every(isValue),
  [AST_NODE_TYPES.UnaryExpression]: ({ argument }: TSESTree.UnaryExpression) => isValue(argument),
  [AST_NODE_TYPES.BinaryExpression]: ({ left, right }: TSESTree.BinaryExpression) => isValue(left) && isValue(right),
  [AST_NODE_TYPES.MemberExpression]: ({ object }: TSESTree.MemberExpression) => isValue(object),
  [AST_NODE_TYPES.SpreadElement]: ({ argument }: TSESTree.SpreadElement) => isValue(argument),
  [AST_NODE_TYPES.ArrayExpression]: ({ elements }: TSESTree.ArrayExpression) =>
    elements.every((element) => element === null || isValue(element)),
  [AST_NODE_TYPES.ObjectExpression]: ({ properties }: TSESTree.ObjectExpression) => properties.every(isValue),
  [AST_NODE_TYPES.Property]: ({ key, computed, value }: TSESTree.Property) =>
    (!computed || isValue(key)) && isValue(value),
  [AST_NODE_TYPES.TSAsExpression]: ({ expression }: TSESTree.TSAsExpression) => isValue(expression),
  [AST_NODE_TYPES.TSSatisfiesExpression]: ({ expression }: TSESTree.TSSatisfiesExpression) => isValue(expression),
  [AST_NODE_TYPES.NewExpression]: ({ callee, arguments: given }: TSESTree.NewExpression) =>
    callee.type === AST_NODE_TYPES.Identifier && COLLECTIONS.has(callee.name) && given.every(isValue),
};

function isValue(node: TSESTree.Node): boolean {
  // A check is looked up by the type of its node.
  return CHECKS[node.type]?.(node as never) ?? false;
}
