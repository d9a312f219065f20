import type { ConsoleSession } from '@afterglow/shared-contracts/registry';

/** A manager decides what runs, and a team for its own area; the registry refuses everyone else. */
export function mayChange({ role, remote }: ConsoleSession, name: string): boolean {
  return role === 'manager' || (role === 'team' && remote === name);
}

/** Why someone finds no buttons. */
export function limitsOf({ role, remote }: ConsoleSession): string | undefined {
  switch (role) {
    case 'manager':
      return undefined;
    case 'team':
      return `You're on the ${remote ?? 'area'} team. You can see everything and change ${remote ?? 'that area'}.`;
    case 'viewer':
      return "You're a viewer. You can see everything but change nothing.";
  }
}
