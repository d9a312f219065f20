import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { publishBuilt } from './publish-built.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
}, START_LIMIT_MS);
afterAll(() => registry.close());

const ENVIRONMENT = 'production';
const start = async (version: string) =>
  publishBuilt(registry.team('radio'), await registry.build('radio', version), {
    environment: ENVIRONMENT,
    reason: 'start',
  });

test('a new build is published and made live', async () => {
  expect(await start('1.0.0')).toMatchObject({ outcome: 'published', promoted: true });
  expect(await start('1.0.1')).toMatchObject({ outcome: 'published', promoted: true });
});

test('a build that was live and was taken back stays so', async () => {
  await registry.manager.rollback({ environment: ENVIRONMENT, remote: 'radio', reason: 'blank' });
  expect(await start('1.0.1')).toMatchObject({ outcome: 'unchanged', promoted: false });
  const { remotes } = await registry.manager.liveSet(ENVIRONMENT);
  expect(remotes[0]?.live.version).toBe('1.0.0');
});

test('a start that was interrupted after publishing goes on where it was', async () => {
  await registry.team('radio').publish(await registry.build('radio', '1.0.2'));
  expect(await start('1.0.2')).toMatchObject({ outcome: 'unchanged', promoted: true });
});
