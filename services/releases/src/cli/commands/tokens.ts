import { type RegistryToken, registryOperations } from '@afterglow/shared-registry-contracts';
import { defineCallCommand } from '../define-command.ts';
import { formatTable } from '../table.ts';

const HEADING = ['id', 'whose', 'role', 'area', 'state', 'ends', 'created by'];

export const tokens = defineCallCommand(registryOperations.listTokens, (answer) => ({
  forPeople: formatTable([HEADING, ...answer.tokens.map(toRow)]),
  forScripts: answer,
}));

/** The secret alone on the last line: it is shown only once. */
export const makeToken = defineCallCommand(registryOperations.makeToken, (answer) => ({
  forPeople: `${formatTable([HEADING, toRow(answer.token)])}\nSave it now. You won't see it again. Pass it with --token or AFTERGLOW_TOKEN:\n${answer.secret}`,
  forScripts: answer,
}));

export const revokeToken = defineCallCommand(registryOperations.revokeToken, (answer) => ({
  forPeople: `Revoked ${answer.label}'s token (${answer.id}).`,
  forScripts: answer,
}));

function toRow({ id, label, role, remote, state, expiresAtIso, createdBy }: RegistryToken): string[] {
  return [id, label, role, remote ?? '-', state, expiresAtIso?.slice(0, 'yyyy-mm-dd'.length) ?? '-', createdBy ?? '-'];
}
