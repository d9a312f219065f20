import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { forbiddenImports, mayImportText } from '../workspace/boundaries.ts';
import { workspacePackages, WORKSPACE_ROOT, type WorkspacePackage } from '../workspace/packages.ts';
import { BEHIND_A_DOOR, PACKAGE, SLICE } from './slices.ts';

/** dependency-cruiser's configuration: boundaries between packages (from their roles) and inside them (from their folders). */
export function boundaryRules(root: string = WORKSPACE_ROOT): IConfiguration {
  return {
    forbidden: [
      ...workspacePackages(root).flatMap((one) => packageRule(one, root)),
      ...INSIDE_RULES,
      ...EVERYWHERE_RULES,
    ],
    options: {
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['(^|/)(\\.types|\\.cache|\\.data|node_modules)/', `^${PACKAGE}/(dist|reports)/`] },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: { conditionNames: ['import', 'default'], exportsFields: ['exports'] },
    },
  };
}

function packageRule(importer: WorkspacePackage, root: string): IForbiddenRuleType[] {
  const forbidden = forbiddenImports(importer, workspacePackages(root));
  if (forbidden.length === 0) return [];
  return [
    {
      name: `border-of-${importer.folder}`,
      comment: `${importer.folder} (role ${importer.role}) may import ${mayImportText(importer.role)}; share through shared-contracts or a shared-* package.`,
      severity: 'error',
      from: { path: `^${importer.location}/` },
      // Both the folder and, where nothing is installed, the bare name.
      to: { path: `^(${forbidden.flatMap((one) => [one.location, one.name]).join('|')})(/|$)` },
    },
  ];
}

const INSIDE_RULES: IForbiddenRuleType[] = [
  {
    name: 'slices-have-doors',
    comment:
      'What is outside a slice imports its door, index.ts, and nothing behind it. What the door does not export belongs to the slice alone; move what others need more than the slice does. Doors make no circle (no-cycles).',
    severity: 'error',
    // A file outside every slice leaves the group empty: `$1` is then literal, which no path contains.
    from: { path: `^(?:(${SLICE})|)` },
    to: { path: `^${BEHIND_A_DOOR}`, pathNot: '^$1' },
  },
  {
    name: 'routes-call-services',
    comment: 'routes -> service -> repository: a route asks its service, which asks the repository.',
    severity: 'error',
    from: { path: '\\.routes\\.ts$' },
    to: { path: '\\.repository\\.ts$' },
  },
  {
    name: 'services-know-no-http',
    comment: 'A service or repository knows no HTTP: no routes, no Fastify.',
    severity: 'error',
    from: { path: '\\.(service|repository)\\.ts$' },
    to: { path: '(\\.routes\\.ts$|node_modules/fastify/)' },
  },
  {
    name: 'repositories-are-the-end',
    comment: 'A repository is SQL only; it asks no service.',
    severity: 'error',
    from: { path: '\\.repository\\.ts$' },
    to: { path: '\\.service\\.ts$' },
  },
];

const EVERYWHERE_RULES: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment:
      'Files that import each other in a circle cannot be understood, loaded or tested alone; move the shared part out.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'tests-stay-tests',
    comment: 'What ships never imports test code; bench does not ship.',
    severity: 'error',
    from: { path: `^${PACKAGE}/src/`, pathNot: '(\\.test\\.tsx?$|/(testing|fixtures)/|^(shared-build|bench)/)' },
    to: { path: `(\\.test\\.tsx?$|^${PACKAGE}/src/(testing|fixtures|.+/testing)/)` },
  },
  {
    name: 'journeys-see-no-service',
    comment:
      'A journey meets a service as a listener does; of its code it may start only fakes of other services, and commands.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^services/[^/]+/src/', pathNot: '^services/([^/]+/src/testing|releases/src/cli)/' },
  },
];
