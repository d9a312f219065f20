import type { WebProcessor } from '../domain/subscription.ts';
import { API_PREFIX } from './operation.ts';

/** Where a donation of so many whole dollars is given: an address of the service that leads on to the provider's page. */
export function donationPath(processor: WebProcessor, dollars: number): string {
  return `${API_PREFIX}/donations/${processor}?amount=${dollars}`;
}
