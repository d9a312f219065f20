import { PATHS } from '../config/paths.ts';

/** Where the billing portal returns to: the overview, which leads there. */
export function portalReturnUrl(origin: string): string {
  return origin + PATHS.account;
}
