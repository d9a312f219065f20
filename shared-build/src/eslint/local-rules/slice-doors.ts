import path from 'node:path';
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { PACKAGE, passesByDoor } from '../../boundaries/slices.ts';
import { sourceText } from './source-text.ts';

const PACKAGE_OF = new RegExp(`^${PACKAGE}/`);

/** Requires that a file outside a slice imports only the slice's entry point, `index.ts`. */
export const sliceDoors = ESLintUtils.RuleCreator.withoutDocs<[{ readonly root: string }], 'behind'>({
  meta: {
    type: 'problem',
    messages: {
      behind:
        "'{{source}}' is behind the door of a slice: import what its index.ts exports, or move it out of the slice.",
    },
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, additionalProperties: false }],
    defaultOptions: [{ root: '' }],
  },
  create(context, [{ root }]) {
    const from = path.relative(root, context.filename).split(path.sep).join('/');
    function check({ source }: { readonly source: TSESTree.Node | null }) {
      const text = source === null ? undefined : sourceText(source);
      const to = text === undefined ? undefined : importedFile(from, text);
      if (source === null || to === undefined || !passesByDoor(from, to)) return;
      context.report({ node: source, messageId: 'behind', data: { source: text } });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
});

/** The path of a file of the same package; undefined for another package. */
function importedFile(from: string, source: string): string | undefined {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(from), source);
  const folder = PACKAGE_OF.exec(from)?.[0];
  return source.startsWith('#') && folder !== undefined ? `${folder}src/${source.slice(1)}` : undefined;
}
