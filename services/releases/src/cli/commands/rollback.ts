import { registryOperations } from '@afterglow/shared-registry-contracts';
import { defineCommand } from '../define-command.ts';
import { presentChange } from '../present-change.ts';

export const rollback = defineCommand(registryOperations.rollBack, {
  async call(context, typed) {
    return { remote: typed['remote'] ?? '', answer: await context.call(registryOperations.rollBack, typed) };
  },
  present: ({ remote, answer }) => presentChange(remote, answer),
});
