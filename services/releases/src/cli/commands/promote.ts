import { registryOperations } from '@afterglow/shared-registry-contracts';
import { defineCommand } from '../define-command.ts';
import { presentChange } from '../present-change.ts';

export const promote = defineCommand(registryOperations.promote, {
  async call(context, typed) {
    const { environment } = context;
    const { remote = '', version = '', reason = registryOperations.promote.command.defaults.reason } = typed;
    const client = await context.connect(registryOperations.promote, remote);
    return { remote, answer: await client.promote({ environment, remote, version, reason }) };
  },
  present: ({ remote, answer }) => presentChange(remote, answer),
});
