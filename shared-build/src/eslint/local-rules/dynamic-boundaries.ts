import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** What may not be imported, and what to tell who does. */
interface Boundary {
  readonly regex: string;
  readonly message: string;
}

/** Holds `import()`, also that of a type, to the boundaries that `no-restricted-imports` knows for import statements alone. */
export const dynamicBoundaries = ESLintUtils.RuleCreator.withoutDocs<
  [{ readonly boundaries: readonly Boundary[] }],
  'beyond'
>({
  meta: {
    type: 'problem',
    messages: { beyond: "'{{source}}' import is restricted: {{message}}" },
    schema: [
      {
        type: 'object',
        properties: { boundaries: { type: 'array', items: { type: 'object' } } },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ boundaries: [] }],
  },
  create(context, [{ boundaries }]) {
    const patterns = boundaries.map(({ regex, message }) => ({ pattern: new RegExp(regex), message }));
    function check(node: TSESTree.Node, source: TSESTree.Node) {
      const text = textOf(source);
      const beyond = text === undefined ? undefined : patterns.find(({ pattern }) => pattern.test(text));
      if (beyond) context.report({ node, messageId: 'beyond', data: { source: text, message: beyond.message } });
    }
    return {
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
    };
  },
});

function textOf(source: TSESTree.Node): string | undefined {
  if (source.type === AST_NODE_TYPES.Literal) return typeof source.value === 'string' ? source.value : undefined;
  if (source.type !== AST_NODE_TYPES.TemplateLiteral || source.expressions.length > 0) return undefined;
  return source.quasis[0]?.value.cooked ?? undefined;
}
