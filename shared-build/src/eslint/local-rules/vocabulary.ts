import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

const NAME_PARTS: ReadonlyMap<string, string> = new Map([
  ['anew', 'again'],
  ['anybody', 'anyone'],
  ['everybody', 'everyone'],
  ['hurry', 'retryNow'],
  ['kept', 'cached, stored or retained'],
  ['nobody', 'no one'],
  ['notice', 'notification, webhook or alert'],
  ['notices', 'notifications, webhooks or alerts'],
  ['peer', 'fake'],
  ['somebody', 'someone'],
  ['sow', 'seed'],
  ['sown', 'seeded'],
  ['tell', 'report, notify or emit'],
  ['told', 'reported'],
  ['undoing', 'disposer'],
  ['undoings', 'disposers'],
  ['whoever', 'anyone who'],
]);
/** Names that stored data, messages between versions and released remotes use. */
const WIRE_NAMES: ReadonlySet<string> = new Set([
  'everybody',
  'IN_APP_BROWSER_NOTICE',
  'known_places',
  'nobody',
  'payment_notices',
  'sandbox_notices',
  'tellUses',
  'kept',
  // Names that released remotes import (shared-contracts/src/former-names.ts and the entry points of shared-*).
  'messageNotice',
  'Notice',
  'tell',
  'toldPositionSchema',
]);
const PROSE =
  /\b(?:whoever|nobody|somebody|anybody|everybody|anew|sow(?:s|n|ing)?|undoings?|once more|of its own|stand-ins?)\b/i;
const TEST_CALL = /^(?:it|test|describe)$/;

/** Rejects banned words in names, comments and test titles; `docs/glossary.md` has the replacements. */
export const vocabulary = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'suggestion',
    messages: {
      name: '"{{part}}" in {{name}}: write {{better}}.',
      prose: '"{{word}}" is no word of docs/glossary.md: write it plainly.',
    },
    schema: [],
    defaultOptions: [],
  },
  create(context) {
    const seen = new Set<string>();
    function checkName(node: TSESTree.Identifier | TSESTree.JSXIdentifier | TSESTree.PrivateIdentifier): void {
      if (seen.has(node.name)) return;
      seen.add(node.name);
      const part = WIRE_NAMES.has(node.name) ? undefined : partsOf(node.name).find((one) => NAME_PARTS.has(one));
      if (part === undefined) return;
      context.report({ node, messageId: 'name', data: { part, name: node.name, better: NAME_PARTS.get(part) } });
    }
    function checkTitle({ callee, arguments: [title] }: TSESTree.CallExpression): void {
      const word = title && TEST_CALL.test(calledName(callee)) ? PROSE.exec(textOf(title))?.[0] : undefined;
      if (title && word !== undefined) context.report({ node: title, messageId: 'prose', data: { word } });
    }
    return {
      Identifier: checkName,
      JSXIdentifier: checkName,
      PrivateIdentifier: checkName,
      CallExpression: checkTitle,
      'Program:exit'() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const word = PROSE.exec(value)?.[0];
          if (word !== undefined) context.report({ loc, messageId: 'prose', data: { word } });
        }
      },
    };
  },
});

function partsOf(name: string): readonly string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());
}

/** `test` for `test(…)`, `test.each(…)(…)` and `test.describe(…)`. */
function calledName(callee: TSESTree.Node): string {
  if (callee.type === AST_NODE_TYPES.Identifier) return callee.name;
  if (callee.type === AST_NODE_TYPES.MemberExpression) return calledName(callee.object);
  if (callee.type === AST_NODE_TYPES.CallExpression) return calledName(callee.callee);
  if (callee.type === AST_NODE_TYPES.TaggedTemplateExpression) return calledName(callee.tag);
  return '';
}

function textOf(node: TSESTree.Node): string {
  if (node.type === AST_NODE_TYPES.Literal) return String(node.value);
  if (node.type === AST_NODE_TYPES.TemplateLiteral) return node.quasis.map(({ value }) => value.cooked).join(' ');
  return '';
}
