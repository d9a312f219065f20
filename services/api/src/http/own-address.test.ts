import { isOwnAddress } from './own-address.ts';

const SITE = 'https://afterglow.example';

test.each(['https://afterglow.example/account', 'https://afterglow.example', 'https://afterglow.example:443/?a=b'])(
  '%s is of this site',
  (address) => expect(isOwnAddress(address, SITE)).toBe(true),
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
  expect(isOwnAddress(address, SITE)).toBe(false);
});

test('a site on this computer goes by all its names, on its own port only', () => {
  expect(isOwnAddress('http://127.0.0.1:4800/account', 'http://localhost:4800')).toBe(true);
  expect(isOwnAddress('http://127.0.0.1:4801/account', 'http://localhost:4800')).toBe(false);
  expect(isOwnAddress('http://localhost:443/', SITE)).toBe(false);
});
