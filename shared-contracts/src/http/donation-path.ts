import type { WebProcessor } from '../domain/subscription.ts';
import { API_PREFIX } from './operation.ts';

/** The path for donating this many whole dollars: a URL of the service that redirects to the provider's page. */
export function donationPath(processor: WebProcessor, dollars: number): string {
  return `${API_PREFIX}/donations/${processor}?amount=${dollars}`;
}
