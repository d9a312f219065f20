import { registryOperations } from '@afterglow/shared-registry-contracts';
import { defineCommand } from '../define-command.ts';
import { presentChange } from '../present-change.ts';

export const canary = defineCommand(registryOperations.startCanary, {
  async call(context, typed) {
    const { remote = '', version = '', percent = '' } = typed;
    return { remote, version, percent, answer: await context.call(registryOperations.startCanary, typed) };
  },
  present({ remote, version, percent, answer }) {
    const { environment, revision } = answer.liveSet;
    return {
      forPeople: `${remote} ${version} is live for ${percent}% of ${environment} visitors (revision ${revision}).`,
      forScripts: { ...presentChange(remote, answer).forScripts, version },
    };
  },
});

export const endCanary = defineCommand(registryOperations.endCanary, {
  async call(context, typed) {
    return { remote: typed['remote'] ?? '', answer: await context.call(registryOperations.endCanary, typed) };
  },
  present({ remote, answer }) {
    const { environment, revision } = answer.liveSet;
    const { forScripts } = presentChange(remote, answer);
    const ended = answer.leftVersion ?? '';
    return {
      forPeople: `Ended the ${remote} ${ended} canary in ${environment}. Everyone has ${forScripts.version ?? ''} (revision ${revision}).`,
      forScripts,
    };
  },
});
