import type { ServiceEnvironment } from '../../config/service-environment.ts';
import { isLocalSite } from './is-local-site.ts';

export const LOOPBACK_HOST = '127.0.0.1';
const EVERY_NETWORK = '0.0.0.0';

/** The host to listen on: HOST, or all interfaces for a site with a public URL, else this computer only. */
export function listeningHost({ HOST, PUBLIC_URL }: Pick<ServiceEnvironment, 'HOST' | 'PUBLIC_URL'>): string {
  return HOST ?? (isLocalSite(PUBLIC_URL) ? LOOPBACK_HOST : EVERY_NETWORK);
}
