import { registryOperations } from '@afterglow/shared-registry-contracts';
import { commandText } from '../../http/command-text.ts';
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

export const rollback = defineCommand(registryOperations.rollBack, {
  async call(context, typed) {
    return { remote: typed['remote'] ?? '', answer: await context.call(registryOperations.rollBack, typed) };
  },
  present: ({ remote, answer }) => presentChange(remote, answer),
});

export const retire = defineCommand(registryOperations.retire, {
  async call(context, typed) {
    return { remote: typed['remote'] ?? '', answer: await context.call(registryOperations.retire, typed) };
  },
  present({ remote, answer }) {
    const { forScripts } = presentChange(remote, answer);
    const { environment, revision } = answer.liveSet;
    const words = answer.outcome === 'changed' ? 'is now' : 'was already';
    return {
      forPeople: `${remote} ${words} retired in ${environment} (revision ${revision}). To bring it back: ${commandText(`rollback ${remote} --environment ${environment} --reason "…"`)}`,
      forScripts,
    };
  },
});
