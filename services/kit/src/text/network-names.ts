import type { SocialNetwork } from '@afterglow/shared-contracts';

/** What each social network is called in texts. */
export const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'Apple',
};
