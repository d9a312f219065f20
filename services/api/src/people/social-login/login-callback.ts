import { API_PREFIX, type SocialNetwork } from '@afterglow/shared-contracts';

/** Where providers send browsers back to. */
export function loginCallback(origin: string, network: SocialNetwork): string {
  return `${origin}${API_PREFIX}/auth/oauth/${network}/callback`;
}
