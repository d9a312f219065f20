import { registryOperations } from '@afterglow/shared-registry-contracts';
import { RegistryError } from '../../client/index.ts';
import type { TypedOptions } from '../call-parts.ts';
import { defineCommand } from '../define-command.ts';

const { previewVersion, previewStaging } = registryOperations;

/** The link alone on the last line, for copying. */
export const preview = defineCommand(previewVersion, {
  async call(context, typed) {
    if (isFlagged(typed, 'staging')) {
      if (typed['remote'] !== undefined) throw usage('Pass either a version or --staging, not both.');
      return { what: 'what is live in staging', answer: await context.call(previewStaging, typed) };
    }
    const { remote, version } = typed;
    if (remote === undefined || version === undefined) throw usage('Pass an area and a version, or --staging.');
    return { what: `${remote} ${version}`, answer: await context.call(previewVersion, typed) };
  },
  present: ({ what, answer }) => ({
    forPeople: `Anyone with this link sees ${what} until ${answer.endsAtIso}. No one else is affected:\n${answer.url}`,
    forScripts: answer,
  }),
});

function isFlagged(typed: TypedOptions, name: string): boolean {
  return typed[name] !== undefined;
}

function usage(message: string): RegistryError {
  return new RegistryError(0, 'validation_failed', message);
}
