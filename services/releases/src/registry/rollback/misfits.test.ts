import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, ServiceError } from '@afterglow/kit';
import { POLICY_LABEL } from '../../access/caller.ts';
import type { Assignment, RegistryTables, RevisionsTable } from '../../db/tables.ts';
import { databaseIn, registryFolder } from '../../db/registry-folder.ts';
import {
  remoteContents,
  remoteManifest,
  shellContents,
  shellManifest,
  writeRelease,
} from '../../testing/fake-release.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { appendHash, createLiveSetsRepository } from '../revisions/index.ts';
import { createMisfits } from './misfits.ts';

const LEFT = '2.0.0';
const WHERE = { environment: 'production', actor: POLICY_LABEL } as const;

const TAKEN: RevisionsTable = {
  ...WHERE,
  revision: 9,
  action: 'rollback',
  remote: 'shell',
  from_version: LEFT,
  to_version: '1.0.0',
  reason: '',
  changed_at: new Date(0),
  assignment: {},
  previous_hash: '',
  hash: '',
};

/** Areas of which only those of 2.0.0 do not run in the shell. */
function setUp(
  assignment: Assignment,
  failing: Readonly<Record<string, Error>> = {},
  taken = TAKEN,
  decidedLater = '',
) {
  const done: string[] = [];
  const change = async (what: string, remote: string) => {
    const failure = failing[remote];
    if (failure !== undefined) throw failure;
    done.push(what);
    return { outcome: 'changed', leftVersion: null } as never;
  };
  const incompatibilities = createMisfits({
    rollback: ({ remote, from, to }) => change(`${remote} ${from ?? ''} to ${to ?? ''}`, remote),
    endCanary: ({ remote }) => change(`${remote}, its canary`, remote),
    findManifest: async (name, version) => (name === 'shell' ? shellManifest(version) : remoteManifest(name, version)),
    readLatest: async () => ({ row: { ...TAKEN, assignment } }),
    lastChange: async (_, remote) =>
      remote === 'shell' ? taken : { ...TAKEN, remote, revision: remote === decidedLater ? 10 : 1 },
    gate: { fits: ({ version }) => version !== LEFT },
  });
  return { done, run: () => incompatibilities.rollBackMisfits(WHERE) };
}

const MISFIT = { version: LEFT, history: ['0.9.0', '1.0.0', LEFT] };
const SHELL = { version: '1.0.0', history: [] };

test('[RELEASE-011] all areas that do not run in the shell follow it; one that cannot is reported and skipped', async () => {
  const canary = { version: LEFT, percent: 10 };
  const { done, run } = setUp(
    { account: MISFIT, browse: MISFIT, shell: SHELL, radio: MISFIT, search: { version: '1.0.0', history: [], canary } },
    {
      account: new Error('The database does not answer.'),
      browse: new ServiceError('conflict', 'conflict', 'Faster.'),
    },
  );
  await expect(run()).rejects.toMatchObject({ errors: [new Error('The database does not answer.')] });
  expect(done).toEqual([`radio ${LEFT} to 1.0.0`, 'search, its canary']);
});

test.each([
  ['a person has rolled the shell back', { ...TAKEN, actor: 'Ada' }, ''],
  ['the shell was promoted since', { ...TAKEN, action: 'promote' } as const, ''],
  ['it was decided after that', TAKEN, 'radio'],
])('an area stays where %s', async (_, taken, decidedLater) => {
  const { done, run } = setUp({ shell: SHELL, radio: MISFIT }, {}, taken, decidedLater);
  await run();
  expect(done).toEqual([]);
});

describe('an instance that ends between the rollback of the shell and that of its areas', () => {
  let registry: TestRegistry;
  beforeAll(async () => {
    registry = await startTestRegistry();
    for (const name of ['shell', 'radio']) await registry.release(name, '1.0.0');
    const ranges = { sharedRanges: { rxjs: '8.0.0' } };
    const folder = (name: string) => join(registry.dataDir, '..', name);
    const nextShell = { ...shellManifest(LEFT), ...ranges };
    const nextRadio = remoteManifest('radio', LEFT, ranges);
    await registry.team('shell').publish(await writeRelease(folder('shell'), nextShell, shellContents(LEFT)));
    const promote = (remote: string) =>
      registry.manager.promote({ environment: 'production', remote, version: LEFT, reason: 'new' });
    await promote('shell');
    await registry.team('radio').publish(await writeRelease(folder('radio'), nextRadio, remoteContents('radio', LEFT)));
    await promote('radio');
  }, START_LIMIT_MS);
  afterAll(() => registry.close());

  /** Rolls the shell back and stops before its areas. */
  async function rollBackShellAlone(): Promise<void> {
    const database = await openDatabase<RegistryTables>({
      schema: 'releases',
      folder: databaseIn(registryFolder(registry.dataDir)),
      migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
    });
    const log = createLiveSetsRepository(database.db);
    const [last] = await log.history('production', { limit: 1 });
    if (last === undefined) throw new Error('Nothing is live.');
    const { hash: previous_hash, revision, assignment } = last;
    await log.append(
      appendHash({ ...TAKEN, previous_hash, revision: revision + 1, assignment: { ...assignment, shell: SHELL } }),
    );
    await database.close();
  }

  test(
    '[RELEASE-011] its areas follow at the next start',
    async () => {
      await registry.restart(rollBackShellAlone);
      const lastChange = async () => (await registry.manager.history('production', { remote: 'radio' }))[0];
      while ((await lastChange())?.toVersion !== '1.0.0') await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await lastChange()).toMatchObject({ action: 'rollback', fromVersion: LEFT, actor: POLICY_LABEL });
      expect(await registry.manager.verify('production')).toMatchObject({ firstBrokenRevision: null });
    },
    START_LIMIT_MS,
  );
});
