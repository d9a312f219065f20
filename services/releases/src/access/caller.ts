/** The caller: what a token stands for. */
export type Caller = { readonly label: string } & (
  | { readonly role: 'team'; readonly remote: string }
  | { readonly role: 'manager' }
  | { readonly role: 'viewer' }
);

/** A team publishes its own area, and nobody else may. */
export function mayPublish(caller: Caller, name: string): boolean {
  return caller.role === 'team' && caller.remote === name;
}

/** A team decides what runs of its own area, a manager for all areas. */
export function mayDecide(caller: Caller, name: string): boolean {
  switch (caller.role) {
    case 'team':
      return caller.remote === name;
    case 'manager':
      return true;
    case 'viewer':
      return false;
  }
}
