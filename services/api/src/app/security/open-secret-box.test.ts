import { createHttpApp, listen } from '@afterglow/kit';
import { openSecretBox } from './open-secret-box.ts';

const STORED = 'a secret that the database keeps';
const OWN = 'a secret of the operator';
const WARNING = expect.stringContaining('set ENCRYPTION_SECRET');

async function start({ publicUrl, secret }: { publicUrl?: string; secret?: string }) {
  const app = createHttpApp({ logLevel: 'silent' });
  const warned = jest.spyOn(app.log, 'warn');
  const box = await openSecretBox({ app, publicUrl, secret, loadSecret: () => Promise.resolve(STORED) });
  await listen(app, { port: 0, host: '127.0.0.1' });
  await app.close();
  return { box, warnings: warned.mock.calls };
}

test('a public site that stores the secret in its database gets one warning', async () => {
  expect((await start({ publicUrl: 'https://radio.example' })).warnings).toEqual([[WARNING]]);
});

test.each([{}, { publicUrl: 'http://localhost:4800' }, { publicUrl: 'https://radio.example', secret: OWN }])(
  '%j gives no warning',
  async (site) => {
    expect((await start(site)).warnings).toEqual([]);
  },
);

test('the operator’s secret has priority, and the database’s is the fallback', async () => {
  const [own, stored] = [await start({ secret: OWN }), await start({})];
  const closed = stored.box.close('text', 'key of 1');
  expect((await start({ secret: STORED })).box.open(closed, 'key of 1')).toBe('text');
  expect(own.box.open(closed, 'key of 1')).toBeUndefined();
});
