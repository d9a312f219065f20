import type { SocialProvider } from '@afterglow/shared-contracts';

/** The name of each social network in texts. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'Apple',
};
