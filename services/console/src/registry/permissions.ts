import type { ConsoleSession } from '@afterglow/shared-registry-contracts';

/** A manager may change everything, and a team its own area; the registry rejects everyone else. */
export function mayChange({ role, remote }: ConsoleSession, name: string): boolean {
  return role === 'manager' || (role === 'team' && remote === name);
}

/** Explains missing buttons. */
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
