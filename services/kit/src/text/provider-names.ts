import type { SocialProvider } from '@afterglow/shared-contracts';

/** The display name of each login provider. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'Apple',
};
