import type { Environment } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { createReleasesClient } from '../client/index.ts';
import type { TestRegistry } from './test-registry.ts';

export const EVENTFUL_REVISIONS = 54;
const PRODUCTION = { environment: 'production' } as const;
const VERSIONS = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'] as const;
const PREVIEW_HOURS = '12';

/** A registry with every kind of history, and the secret of a person's token. */
export interface RegistryWithHistory {
  readonly secret: string;
  /** A link to a version that is not live. */
  readonly previewUrl: string;
}

/** 54 revisions in production, the last of which rolls radio back to 1.0.0, with browse retired and a canary of news. */
export async function addHistory(registry: TestRegistry): Promise<RegistryWithHistory> {
  const { manager } = registry;
  const radio = (environment: Environment = 'production') => ({ environment, remote: 'radio', reason: 'as agreed' });
  for (const name of ['shell', 'browse']) await registry.release(name, '1.0.0');
  for (const version of VERSIONS) await registry.team('radio').publish(await registry.build('radio', version));
  for (const version of ['1.0.1', '1.0.2']) await manager.promote({ ...radio('staging'), version });
  await manager.rollback(radio('staging'));
  await manager.call(registryOperations.retire, {
    params: { ...PRODUCTION, remote: 'browse' },
    body: { reason: 'Rights have ended' },
  });
  await publishNews(registry);
  await manager.promote({ ...PRODUCTION, remote: 'news', version: '1.0.0', reason: 'a new area' });
  await manager.call(registryOperations.startCanary, {
    params: { ...PRODUCTION, remote: 'news' },
    body: { version: '1.0.1', percent: '20', reason: 'a careful start' },
  });
  for (let count = (await manager.verify('production')).revisions; count < EVENTFUL_REVISIONS; count += 1) {
    const isOdd = count % 2 === 1;
    if (isOdd) await manager.rollback({ ...radio(), to: '1.0.0' });
    else await manager.promote({ ...radio(), version: VERSIONS[1 + ((count / 2) % 3)] ?? '1.0.1' });
  }
  await manager.call(registryOperations.grantPath, { params: { remote: 'news' }, body: { path: '/bulletins' } });
  const { secret } = await manager.call(registryOperations.makeToken, { body: { label: 'Ada', role: 'manager' } });
  const { url: previewUrl } = await manager.call(registryOperations.previewVersion, {
    params: { remote: 'radio', version: '1.0.3' },
    body: { hours: PREVIEW_HOURS },
  });
  return { secret, previewUrl };
}

/** A later team with its own token. */
async function publishNews(registry: TestRegistry): Promise<void> {
  const { secret } = await registry.manager.call(registryOperations.makeToken, {
    body: { label: 'News pipeline', role: 'team', remote: 'news' },
  });
  const team = createReleasesClient({ url: registry.url, token: secret });
  for (const version of ['1.0.0', '1.0.1']) await team.publish(await registry.build('news', version));
}

/** Everything that a registry reports to a token, and the bytes of releases as browsers get them. */
export async function stateOf(registry: TestRegistry, { secret, previewUrl }: RegistryWithHistory) {
  const ada = createReleasesClient({ url: registry.url, token: secret });
  const inEach = async <T>(ask: (environment: Environment) => Promise<T>) => [
    await ask('production'),
    await ask('staging'),
  ];
  const { pathname, search } = new URL(previewUrl);
  const { remotes } = await ada.liveSet('production');
  const tombstone = remotes.find(({ name }) => name === 'browse')?.live.baseUrl ?? '';
  const files = ['/remotes/radio/1.0.0/entry.js', '/remotes/radio/1.0.3/chunks/lazy.js', `${tombstone}entry.js`];
  return {
    liveSets: await inEach((environment) => ada.liveSet(environment)),
    histories: await inEach((environment) => ada.history(environment, { limit: 1000 })),
    verifications: await inEach((environment) => ada.verify(environment)),
    versions: [await ada.versions('radio'), await ada.versions('browse'), await ada.versions('news')],
    grants: await ada.call(registryOperations.listGrants, {}),
    files: await Promise.all(files.map((path) => bytesOf(registry, path))),
    preview: (await registry.fetch(pathname + search, { redirect: 'manual' })).status,
    findings: (await ada.call(registryOperations.examine, {})).findings,
  };
}

/** Every encoding of a file, as it is sent. */
async function bytesOf(registry: TestRegistry, path: string) {
  const forms = ['identity', 'gzip', 'br'].map(async (encoding) => {
    const response = await registry.fetch(path, { headers: { 'accept-encoding': encoding } });
    return [
      response.status,
      response.headers.get('content-encoding'),
      response.headers.get('etag'),
      await response.text(),
    ];
  });
  return [path, await Promise.all(forms)];
}
