import { registryOperations } from '@afterglow/shared-registry-contracts';
import { RegistryError } from '../../client/index.ts';
import { defineCallCommand } from '../define-command.ts';

/** Fails when the log was manipulated. */
export const verify = defineCallCommand(registryOperations.verifyHistory, (answer) => {
  const { environment, revisions, firstBrokenRevision } = answer;
  if (firstBrokenRevision !== null) {
    throw new RegistryError(
      0,
      'log-changed',
      `The ${environment} log was tampered with. Revision ${firstBrokenRevision} doesn't match.`,
    );
  }
  return { forPeople: `All ${revisions} ${environment} revisions are intact.`, forScripts: answer };
});
