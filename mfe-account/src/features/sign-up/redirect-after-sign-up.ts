import { PATHS } from '../../config/paths.ts';

const PATH_OF_THIS_SITE = /^\/(?![/\\])/;

/** A path of this site that the query asks for, else the page about Premium. */
export function redirectAfterSignUp(search: string): string {
  const asked = new URLSearchParams(search).get('redirect') ?? '';
  return PATH_OF_THIS_SITE.test(asked) ? asked : PATHS.premium;
}
