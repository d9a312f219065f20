import type { SocialNetwork } from '@afterglow/shared-contracts';

/** The name of each social network in texts. */
export const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'Apple',
};
