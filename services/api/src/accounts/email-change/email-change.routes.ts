import { acceptForms, type Page, parsePart, refuseOtherOrigins, sendPage } from '@afterglow/kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { EMAIL_CHANGE_PATH, EMAIL_CHANGE_STOP_PATH } from './email-change-mails.ts';
import { confirmedPage, confirmPage, stoppedPage, stopPage, expiredLinkPage } from './email-change.pages.ts';
import type { EmailChangeService } from './email-change.service.ts';

const TOKEN_MAX = 200;
const tokenSchema = z.object({ token: z._default(z.string().check(z.maxLength(TOKEN_MAX)), '') });

interface EmailChangeRoutesOptions {
  readonly service: EmailChangeService;
  readonly origin: () => string;
}

/** The pages behind the mailed links: only their buttons change anything, because mail programs open links automatically. */
export async function registerEmailChange(scope: FastifyInstance, parts: EmailChangeRoutesOptions): Promise<void> {
  const { service, origin } = parts;
  refuseOtherOrigins(scope);
  await acceptForms(scope);
  scope.get(EMAIL_CHANGE_PATH, async ({ query }, reply) => {
    const { token } = parsePart(tokenSchema, 'query', query);
    const email = await service.findNewEmail(token);
    return sendOurPage(reply, email === undefined ? expiredLinkPage(origin()) : confirmPage(email, token));
  });
  scope.post(EMAIL_CHANGE_PATH, async ({ body }, reply) => {
    const { token } = parsePart(tokenSchema, 'body', body);
    return sendOurPage(reply, confirmedPage(await service.confirm(token), origin()));
  });
  scope.get(EMAIL_CHANGE_STOP_PATH, async ({ query }, reply) => {
    const { token } = parsePart(tokenSchema, 'query', query);
    return sendOurPage(reply, (await service.canStop(token)) ? stopPage(token) : expiredLinkPage(origin()));
  });
  scope.post(EMAIL_CHANGE_STOP_PATH, async ({ body }, reply) => {
    const { token } = parsePart(tokenSchema, 'body', body);
    return sendOurPage(reply, (await service.stop(token)) ? stoppedPage(origin()) : expiredLinkPage(origin()));
  });
}

function sendOurPage(reply: FastifyReply, page: Page): FastifyReply {
  return sendPage(reply, { ...page, isOurs: true });
}
