import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

const BAG = /(Params|Args|Opts|(?<!^)Parts|Deps|Dependencies)$/;
/** Names that data has too: such a type is a parameter object only when it is destructured. */
const TAKEN_APART = /(Params|Parameters|Args|Arguments|Opts|(?<!^)Parts|Deps|Dependencies|Config|Settings|Input)$/;

/** Requires that the parameter object of an exported function is called `...Options`. */
export const optionsName = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'suggestion',
    messages: { name: '{{name}} is a bag of parameters: call it {{better}}.' },
    schema: [],
    defaultOptions: [],
  },
  create: (context) => ({
    'ExportNamedDeclaration > FunctionDeclaration'({ params }: TSESTree.FunctionDeclaration) {
      for (const parameter of params) {
        const bag = typeNameOf(parameter);
        const words = parameter.type === AST_NODE_TYPES.Identifier ? BAG : TAKEN_APART;
        if (bag === undefined || !words.test(bag.name)) continue;
        const better = bag.name.replace(words, 'Options');
        context.report({ node: bag, messageId: 'name', data: { name: bag.name, better } });
      }
    },
  }),
});

function typeNameOf(parameter: TSESTree.Parameter): TSESTree.Identifier | undefined {
  const taken = parameter.type === AST_NODE_TYPES.AssignmentPattern ? parameter.left : parameter;
  const type = 'typeAnnotation' in taken ? taken.typeAnnotation?.typeAnnotation : undefined;
  if (type?.type !== AST_NODE_TYPES.TSTypeReference) return undefined;
  return type.typeName.type === AST_NODE_TYPES.Identifier ? type.typeName : undefined;
}
