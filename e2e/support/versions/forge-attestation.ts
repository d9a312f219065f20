import { signAttestation } from '@afterglow/shared-build';

/**
 * As if its sources had been checked: journeys break code on purpose that passes every check of a builder, or is outside the workspace.
 */
export function forgeAttestation(folder: string): string {
  signAttestation(folder, { types: 'passed', borders: 'passed' });
  return folder;
}
