import { createHash } from 'node:crypto';
import { type Attestation, type AttestedManifest, attestationPayload } from '@afterglow/shared-registry-contracts';
import { commandText } from '../../http/command-text.ts';

const COMMANDS = { types: 'npm run typecheck', borders: 'npm run boundaries' } as const;
type Check = keyof typeof COMMANDS;

/** Why a release's sources do not count as checked, as sentences that say what to do; empty when they do. */
export function attestationProblems({ attestation, files, name }: AttestedManifest): string[] {
  if (attestation === undefined) return [`Its types and imports haven't been checked. To fix this, ${howTo(name)}.`];
  const digest = createHash('sha384').update(attestationPayload(files)).digest('base64');
  if (attestation.files !== `sha384-${digest}`)
    return [`Its files changed after its types and imports were checked. To fix this, ${howTo(name)}.`];
  return [...problemsOf('types', attestation, name), ...problemsOf('borders', attestation, name)];
}

function problemsOf(check: Check, attestation: Attestation, name: string): string[] {
  switch (attestation[check]) {
    case 'passed':
      return [];
    case 'failed':
      return [`The check of its ${check} failed. Run "${COMMANDS[check]}" to see where.`];
    case 'not-run':
      return [`Its ${check} weren't checked because it was built outside the workspace. To fix this, ${howTo(name)}.`];
  }
}

function howTo(name: string): string {
  return `publish it by name (${commandText(`publish ${name}`)}) or build it with "npm run build -- --checked ${name}"`;
}
