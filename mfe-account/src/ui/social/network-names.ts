import type { SocialNetwork } from '@afterglow/shared-contracts';

export const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'Apple',
};
