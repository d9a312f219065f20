import { API_PREFIX, type SocialProvider } from '@afterglow/shared-contracts';

export function loginCallback(origin: string, network: SocialProvider): string {
  return `${origin}${API_PREFIX}/auth/oauth/${network}/callback`;
}
