import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { sourceText } from './source-text.ts';

interface Boundary {
  readonly regex: string;
  readonly message: string;
}

/** Applies the boundaries of `no-restricted-imports`, which covers import statements only, to `import()`, also in types. */
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
      const text = sourceText(source);
      const beyond = text === undefined ? undefined : patterns.find(({ pattern }) => pattern.test(text));
      if (beyond) context.report({ node, messageId: 'beyond', data: { source: text, message: beyond.message } });
    }
    return {
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
    };
  },
});
