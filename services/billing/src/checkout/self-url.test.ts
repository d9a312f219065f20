import { selfUrl } from './self-url.ts';

const SITE = 'https://afterglow.example';

test.each(['https://afterglow.example/account', 'https://afterglow.example', 'https://afterglow.example:443/?a=b'])(
  '%s is a URL of this site',
  (address) => expect(selfUrl(address, SITE)).toBe(new URL(address).href),
);

test.each([
  'https://evil.example/account',
  'https://afterglow.example.evil.example/',
  'https://afterglow.example@evil.example/',
  'https://someone@afterglow.example/',
  'http://afterglow.example/',
  'https://afterglow.example:8443/',
  'javascript:alert(1)',
  '//evil.example',
  '/account',
  '',
])('"%s" is not', (address) => {
  expect(selfUrl(address, SITE)).toBeUndefined();
});

test('a URL that others may parse as another site is passed on as it was parsed here', () => {
  expect(selfUrl(String.raw`https://afterglow.example\@evil.example/`, SITE)).toBe(`${SITE}/@evil.example/`);
  expect(selfUrl(`${SITE}/account\r\n.evil.example`, SITE)).toBe(`${SITE}/account.evil.example`);
});

test('a site on this computer has all its names, on its own port only', () => {
  expect(selfUrl('http://127.0.0.1:4800/account', 'http://localhost:4800')).toBe('http://127.0.0.1:4800/account');
  expect(selfUrl('http://127.0.0.1:4801/account', 'http://localhost:4800')).toBeUndefined();
  expect(selfUrl('http://localhost:443/', SITE)).toBeUndefined();
});
