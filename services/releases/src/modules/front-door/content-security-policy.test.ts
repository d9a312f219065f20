import { contentSecurityPolicy, pagePolicy } from './content-security-policy.ts';

test('[ANALYTICS-008] without a tag service a page may talk to no one but the site', () => {
  expect(pagePolicy({})).toBe(contentSecurityPolicy);
  expect(contentSecurityPolicy).not.toMatch(/https?:/);
});

test('a tag service may run, and send to itself and where the operator says, and nothing more', () => {
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
