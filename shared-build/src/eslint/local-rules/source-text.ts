import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';

/** The text of an import's source; undefined when it is only known at run time. */
export function sourceText(source: TSESTree.Node): string | undefined {
  if (source.type === AST_NODE_TYPES.Literal) return typeof source.value === 'string' ? source.value : undefined;
  if (source.type !== AST_NODE_TYPES.TemplateLiteral || source.expressions.length > 0) return undefined;
  return source.quasis[0]?.value.cooked ?? undefined;
}
