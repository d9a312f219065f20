import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Names of amounts of money, including those of the wire and tables. */
const MONEY = /(?:[cC]ents|[pP]rice|^dueToday|^paid|^returned)$/;
const NUMBERS: ReadonlySet<string> = new Set(['number', 'int', 'int32', 'float32', 'float64', 'uint32']);
const BRAND = 'Cents';

/**
 * Requires that money is `Cents`, integers of the smallest unit that only `centsSchema` creates: an identifier with an amount's name is
 * neither typed nor parsed as any number, and nothing is asserted to be `Cents`. Arithmetic on `Cents` gives a plain number, so each
 * result goes through `centsSchema` again, which rejects fractions and negatives.
 */
export const moneyInCents = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    messages: {
      type: '{{name}} is money: give it the type Cents.',
      schema: '{{name}} is money: parse it by centsSchema.',
      assertion: 'Only centsSchema makes Cents: parse the number.',
    },
    schema: [],
    defaultOptions: [],
  },
  create: (context) => ({
    TSPropertySignature({ key, typeAnnotation }) {
      const name = nameOf(key);
      if (isMoney(name) && isNumber(typeAnnotation?.typeAnnotation))
        context.report({ node: key, messageId: 'type', data: { name } });
    },
    Identifier(node) {
      if (isMoney(node.name) && isNumber(node.typeAnnotation?.typeAnnotation))
        context.report({ node, messageId: 'type', data: { name: node.name } });
    },
    Property({ key, value }) {
      const name = nameOf(key);
      if (isMoney(name) && isNumberSchema(value)) context.report({ node: key, messageId: 'schema', data: { name } });
    },
    TSAsExpression(node) {
      if (isBrand(node.typeAnnotation)) context.report({ node, messageId: 'assertion' });
    },
  }),
});

function isMoney(name: string | undefined): boolean {
  return name !== undefined && MONEY.test(name);
}

function nameOf(key: TSESTree.Node): string | undefined {
  if (key.type === AST_NODE_TYPES.Identifier) return key.name;
  return key.type === AST_NODE_TYPES.Literal && typeof key.value === 'string' ? key.value : undefined;
}

/** `number`, also as a union with undefined or null, in a list, or in a column of a table. */
function isNumber(type: TSESTree.TypeNode | undefined): boolean {
  switch (type?.type) {
    case AST_NODE_TYPES.TSNumberKeyword:
      return true;
    case AST_NODE_TYPES.TSUnionType:
      return type.types.some(isNumber);
    case AST_NODE_TYPES.TSArrayType:
      return isNumber(type.elementType);
    case AST_NODE_TYPES.TSTypeReference:
      return type.typeArguments?.params.some(isNumber) === true;
    default:
      return false;
  }
}

/** `z.number()` and the like, also with checks, or inside `z.optional()` and `z.nullable()`. */
function isNumberSchema(node: TSESTree.Node | undefined): boolean {
  if (node?.type !== AST_NODE_TYPES.CallExpression) return false;
  const { callee, arguments: given } = node;
  if (callee.type !== AST_NODE_TYPES.MemberExpression) return false;
  const name = nameOf(callee.property) ?? '';
  if (isZod(callee.object)) return NUMBERS.has(name) || isNumberSchema(given[0]);
  return name !== 'brand' && isNumberSchema(callee.object);
}

function isZod(node: TSESTree.Expression): boolean {
  return node.type === AST_NODE_TYPES.Identifier && node.name === 'z';
}

function isBrand(type: TSESTree.TypeNode): boolean {
  return type.type === AST_NODE_TYPES.TSTypeReference && nameOf(type.typeName) === BRAND;
}
