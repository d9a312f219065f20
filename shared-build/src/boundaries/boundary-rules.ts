import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { forbiddenImports, mayImportText } from '../workspace/boundaries.ts';
import { workspacePackages, WORKSPACE_ROOT, type WorkspacePackage } from '../workspace/packages.ts';

/** The folder of a package, at any level of the workspace. */
const PACKAGE = '(?:services/)?[^/]+';
/** The folders of a service that contain its subjects, each with a folder for each of its parts. */
const SUBJECTS = 'modules|catalogue|people|premium|on-air|media|listening|operating';
const TEST_CODE = '(\\.test\\.tsx?$|/testing/|/test/)';

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
    name: 'features-never-meet',
    comment: 'Features of a remote do not import each other; what two need lives in ui/, lib/ or model/ of the remote.',
    severity: 'error',
    from: { path: `^(${PACKAGE})/src/features/([^/]+)/`, pathNot: TEST_CODE },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'app-over-features',
    comment: 'app/ and routes/ compose features, never the other way round.',
    severity: 'error',
    from: { path: `^(${PACKAGE})/src/(features|ui|lib|config|ports)/`, pathNot: TEST_CODE },
    to: { path: '^$1/src/(app|routes)/' },
  },
  {
    name: 'modules-never-sideways',
    comment:
      'Parts of a service (a folder below one of its subjects) do not import each other; what two need lies in the folder of the subject, or is handed in where the application is composed.',
    severity: 'error',
    from: { path: `^(${PACKAGE})/src/(${SUBJECTS})/([^/]+)/`, pathNot: TEST_CODE },
    to: { path: `^$1/src/(${SUBJECTS})/[^/]+/`, pathNot: '^$1/src/$2/$3/' },
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
    from: { path: `^${PACKAGE}/src/`, pathNot: '(\\.test\\.tsx?$|/testing/|^(shared-build|bench)/)' },
    to: { path: `(\\.test\\.tsx?$|^${PACKAGE}/src/testing/)` },
  },
  {
    name: 'journeys-see-no-service',
    comment: 'A journey meets a service as a listener does; of its code it may start only what stands in for others.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^services/[^/]+/src/', pathNot: '^services/[^/]+/src/testing/' },
  },
];
