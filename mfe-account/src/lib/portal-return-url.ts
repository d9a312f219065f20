import { PATHS } from '../config/paths.ts';

/** Where the billing portal returns to: the overview, which links to it. */
export function portalReturnUrl(origin: string): string {
  return origin + PATHS.account;
}
