import { CONSOLE_HEADER, registryOperations } from '@afterglow/shared-registry-contracts';
import { createReleasesClient } from '../../client/index.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

const SESSION = '/releases/session';

const log: string[] = [];
let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({ logStream: { write: (line) => void log.push(line) } });
  for (const name of ['shell', 'radio']) await registry.release(name, '1.0.0');
  await registry.team('radio').publish(await registry.build('radio', '1.0.1'));
}, START_LIMIT_MS);
afterAll(() => registry.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  registry.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CONSOLE_HEADER]: '1', ...headers },
    body,
  });

test("no token, code, session or signature is in a log, a page or another caller's response", async () => {
  const { secret } = await registry.manager.call(registryOperations.makeToken, {
    body: { label: 'Ada Lovelace', role: 'manager' },
  });
  const ada = createReleasesClient({ url: registry.url, token: secret });
  const { code } = await ada.call(registryOperations.makeSignInCode, {});
  const params = { remote: 'radio', version: '1.0.1' };
  const link = new URL((await ada.call(registryOperations.previewVersion, { params, body: {} })).url);
  const signedIn = await post(SESSION, JSON.stringify({ code }));
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const session = cookie.split('=')[1] ?? '';
  const secrets = [secret, code, session, link.searchParams.get('signature') ?? ''];
  for (const one of secrets) expect(one.length).toBeGreaterThan(20);

  const wrong = [
    JSON.stringify({ token: secret, code }),
    `{"token": "${secret}`,
    JSON.stringify({ token: `${secret} ` }),
    JSON.stringify({ code }),
  ];
  const reported = [
    ...(await Promise.all(wrong.map((body) => post(SESSION, body)))),
    await post('/releases/reports', JSON.stringify({ kind: 'load', remote: 'radio', version: secret })),
    await registry.fetch(`${link.pathname}${link.search}&more=1`),
    await registry.fetch(`${link.pathname}${link.search}`),
    await registry.fetch(`/releases/overview?token=${secret}&code=${code}`, { headers: { cookie } }),
    await registry.fetch('/releases/tokens', { headers: { cookie } }),
    await registry.fetch(SESSION, { headers: { cookie } }),
    await registry.fetch('/radio', { headers: { accept: 'text/html', cookie } }),
  ];
  const texts = await Promise.all(reported.map((response) => response.text()));
  expect(texts.join('\n')).toContain('Ada Lovelace');
  expect(log.length).toBeGreaterThan(reported.length);
  expect(log.join('')).toContain('signature=[redacted]');
  for (const text of [...texts, ...log]) for (const one of secrets) expect(text).not.toContain(one);
});
