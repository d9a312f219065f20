import type { ServiceEnvironment } from '../config/service-environment.ts';
import { isLocalSite } from './is-local-site.ts';

/** This computer alone. */
export const LOOPBACK_HOST = '127.0.0.1';
const EVERY_NETWORK = '0.0.0.0';

/** The network address to listen at: HOST, or every network for a site with a public address, or this computer alone. */
export function listeningHost({ HOST, PUBLIC_URL }: Pick<ServiceEnvironment, 'HOST' | 'PUBLIC_URL'>): string {
  return HOST ?? (isLocalSite(PUBLIC_URL) ? LOOPBACK_HOST : EVERY_NETWORK);
}
