import type { SocialProvider } from '@afterglow/shared-contracts';

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'Apple',
};
