import { CONSOLE_PATH, registryOperations, SIGN_IN_FRAGMENT } from '@afterglow/shared-registry-contracts';
import { defineCommand } from '../define-command.ts';

export const consoleLink = defineCommand(registryOperations.makeSignInCode, {
  async call(context) {
    const client = await context.connect(registryOperations.makeSignInCode);
    const { code, expiresAtIso } = await client.call(registryOperations.makeSignInCode, {});
    const url = new URL(CONSOLE_PATH, client.url);
    url.hash = `${SIGN_IN_FRAGMENT}=${code}`;
    return { url: url.href, expiresAtIso };
  },
  present: (link) => ({
    forPeople: `${link.url}\nUse this link to log in to the console. It works once, for 5 minutes.`,
    forScripts: link,
  }),
});
