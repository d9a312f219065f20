/** The caller, from a token. A start's caller is never stored, and has no ID. */
export type Caller = { readonly label: string; readonly tokenId?: string } & (
  | { readonly role: 'team'; readonly remote: string }
  | { readonly role: 'manager' }
  | { readonly role: 'viewer' }
  | { readonly role: 'start' }
);

/** The start of the site, as the log names it; no token may have this label. */
export const START_LABEL = 'start of the site';

export const POLICY_LABEL = 'health policy';

/** A team publishes its own area, and the site's start its own builds; no one else may. */
export function canPublish(caller: Caller, name: string): boolean {
  return caller.role === 'start' || (caller.role === 'team' && caller.remote === name);
}

/** A team changes its own area, a manager all areas. */
export function canDeploy(caller: Caller, name: string): boolean {
  switch (caller.role) {
    case 'team':
      return caller.remote === name;
    case 'manager':
    case 'start':
      return true;
    case 'viewer':
      return false;
  }
}
