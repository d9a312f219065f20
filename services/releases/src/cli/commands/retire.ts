import { registryOperations } from '@afterglow/shared-registry-contracts';
import { commandText } from '../../command-text.ts';
import { defineCommand } from '../define-command.ts';
import { presentChange } from '../present-change.ts';

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
