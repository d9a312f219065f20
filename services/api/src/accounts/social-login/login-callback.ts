import { API_PREFIX, type SocialProvider } from '@afterglow/shared-contracts';

/** The redirect URL of a provider. */
export function loginCallback(origin: string, network: SocialProvider): string {
  return `${origin}${API_PREFIX}/auth/oauth/${network}/callback`;
}
