import { contentSecurityPolicy, pagePolicy } from './content-security-policy.ts';

test('[ANALYTICS-008] without a tag service a page may connect to the site only', () => {
  expect(pagePolicy({})).toBe(contentSecurityPolicy);
  expect(contentSecurityPolicy).not.toMatch(/https?:/);
});

test('a tag service may run and send to itself and to the configured hosts only', () => {
  const tagUrl = 'https://tags.example/tag.js?id=T-1';
  const policy = pagePolicy({ analytics: { tagUrl, origins: ['https://collect.example/v1'], consent: 'ask' } });
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://tags.example",
      "connect-src 'self' https://tags.example https://collect.example",
      "img-src 'self' data: blob: https://tags.example https://collect.example",
      "style-src 'self'",
      "default-src 'none'",
    ]),
  );
});
