import type { ServiceContext } from '#app/service-context.ts';
import { isLocalSite } from '@afterglow/kit';
import { createMailSender, createSmtpTransport, RETENTION_MS, type MailQueue } from '@afterglow/kit/mail';
import { composeMail, defaultSender } from './compose-mail.ts';
import { MAILS_CHANNEL } from './create-mailer.ts';
import { createMailQueue } from './mail-queue.ts';

/** Sends the mailer's mails while the server runs, if a mail server is configured. */
export function mountMail(context: ServiceContext): void {
  const { SMTP_URL: smtpUrl } = context.config;
  const queue = createMailQueue(context.database.db);
  if (smtpUrl === undefined) keepOnly(context, queue);
  else sendBy(smtpUrl, context, queue);
}

function keepOnly({ app, publicUrl, clock, onError }: ServiceContext, queue: MailQueue): void {
  app.addHook('onListen', async () => {
    if (!isLocalSite(publicUrl)) app.log.warn('no mail is sent: set SMTP_URL');
    await queue.forget(new Date(clock.nowMs() - RETENTION_MS)).catch(onError);
  });
}

function sendBy(
  smtpUrl: string,
  { app, config, database, clock, origin, onError }: ServiceContext,
  queue: MailQueue,
): void {
  const sender = createMailSender({
    queue,
    transport: createSmtpTransport(smtpUrl),
    clock,
    compose: (mail) => composeMail(mail, { from: config.MAIL_FROM ?? defaultSender(origin()), origin: origin() }),
    onRefused: (fields) => app.log.warn(fields, 'mail not delivered'),
    onError,
  });
  const wake = () => sender.wake();
  let removeListener: () => void = () => undefined;
  // Not before the server listens, because its URL names the sender.
  app.addHook('onListen', async () => {
    wake();
    removeListener = await database.listen(MAILS_CHANNEL, { onPayload: wake, onGap: wake });
  });
  app.addHook('onClose', async () => {
    removeListener();
    await sender.stop();
  });
}
