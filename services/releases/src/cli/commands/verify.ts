import { registryOperations } from '@afterglow/shared-contracts/registry';
import { RegistryError } from '../../client/registry-error.ts';
import { defineCallCommand } from '../define-command.ts';

/** Fails when the log was manipulated. */
export const verify = defineCallCommand(registryOperations.verifyHistory, (answer) => {
  const { environment, revisions, firstBrokenRevision } = answer;
  if (firstBrokenRevision !== null) {
    throw new RegistryError(
      0,
      'log-changed',
      `The log of ${environment} was changed after it was written: revision ${firstBrokenRevision} does not fit.`,
    );
  }
  return { forPeople: `All ${revisions} revisions of ${environment} are as they were written.`, forScripts: answer };
});
