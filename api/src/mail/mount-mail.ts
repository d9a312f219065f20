import type { ApiContext } from '../api-context.ts';
import { composeMail, defaultSender } from './compose-mail.ts';
import { MAILS_CHANNEL } from './create-mailer.ts';
import { createMailQueue } from './mail-queue.ts';
import { createMailSender } from './mail-sender.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Sends what the mailer keeps for as long as the server runs, if there is a mail server to send it by. */
export function mountMail({ app, config, database, clock, origin, onError }: ApiContext): void {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = config;
  if (smtpUrl === undefined) return;
  const sender = createMailSender({
    queue: createMailQueue(database.db),
    transport: createSmtpTransport(smtpUrl),
    clock,
    compose: (mail) => composeMail(mail, from ?? defaultSender(origin())),
    onRefused: (fields) => app.log.warn(fields, 'mail not delivered'),
    onError,
  });
  const wake = () => sender.wake();
  let removeListener: () => void = () => undefined;
  // Not before the server listens: its address names the sender.
  app.addHook('onListen', async () => {
    wake();
    removeListener = await database.listen(MAILS_CHANNEL, { onPayload: wake, onGap: wake });
  });
  app.addHook('onClose', async () => {
    removeListener();
    await sender.stop();
  });
}
