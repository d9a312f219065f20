import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readPackage, WORKSPACE_ROOT } from '../../workspace/packages.ts';
import { declarationOf } from '../declaration.ts';
import { type Checked, COMPILER, runCheck } from './run-check.ts';

const configSchema = z.object({ references: z._default(z.array(z.object({ path: z.string() })), []) });

/**
 * Checks that an area exposes a module that the shell can load: an area whose own tests never mount it may be well typed and lack the
 * lifecycles. Checks its sources, in the folder to which its types are written anyway.
 */
export async function checkExposed(packageDir: string, root: string = WORKSPACE_ROOT): Promise<Checked> {
  const declaration = declarationOf(readPackage(packageDir));
  if (declaration.role !== 'remote') return { outcome: 'passed', problems: '' };
  const dir = path.join(packageDir, '.types/exposed');
  const toRoot = path.relative(dir, root);
  const { references } = configSchema.parse(JSON.parse(readFileSync(path.join(packageDir, 'tsconfig.json'), 'utf8')));
  const config = {
    extends: '../../tsconfig.json',
    files: ['module.ts'],
    include: [],
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: path.parse(root).root,
      tsBuildInfoFile: null,
    },
    references: references.map((one) => ({ path: path.join('../..', one.path) })),
  };
  const module = `import type { RemoteModule } from '${toRoot}/shared-contracts/src/index.ts';
import * as exposed from '../../${declaration.expose}';

export const remote: RemoteModule = exposed.remote;
`;
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(path.join(dir, 'module.ts'), module);
  const { outcome, problems } = await runCheck(root, [COMPILER, '-p', path.relative(root, dir)]);
  const what = `What ${declaration.expose} exports as "remote" is no module that the shell can load (RemoteModule):`;
  return { outcome, problems: outcome === 'passed' ? '' : `${what}\n${problems}` };
}
