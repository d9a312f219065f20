import { siteOptions } from './site-options.ts';

const pageConfig = (environment: Record<string, string>) => siteOptions(environment).pageConfig;

test('pages have their defaults unless configured', () => {
  expect(pageConfig({})).toEqual({});
});

test('[SHELL-056] features are switched on and off by name, and the others have their defaults', () => {
  const { features } = pageConfig({ FEATURES_ON: 'favouritesOnboarding', FEATURES_OFF: 'versionCheck, premium' });
  expect(features).toEqual({
    auth: true,
    channels: true,
    versionCheck: false,
    premium: false,
    settings: true,
    premiumOnboarding: true,
    favouritesOnboarding: true,
  });
});

test('[SHELL-056] an unknown feature is an error', () => {
  expect(() => pageConfig({ FEATURES_OFF: 'player' })).toThrow(/FEATURES_OFF/);
});

test('a tag service asks for consent unless configured otherwise', () => {
  const tagUrl = 'https://tags.example/tag.js?id=T-1';
  expect(pageConfig({ ANALYTICS_TAG_URL: tagUrl }).analytics).toEqual({ tagUrl, origins: [], consent: 'ask' });
  expect(
    pageConfig({
      ANALYTICS_TAG_URL: tagUrl,
      ANALYTICS_ORIGINS: 'https://one.example,https://two.example',
      ANALYTICS_CONSENT: 'not-needed',
    }).analytics,
  ).toEqual({ tagUrl, origins: ['https://one.example', 'https://two.example'], consent: 'not-needed' });
});

test('consent without a tag service counts nothing', () => {
  expect(pageConfig({ ANALYTICS_CONSENT: 'not-needed' })).toEqual({});
});
