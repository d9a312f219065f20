import { BRAND } from '@afterglow/shared-contracts';
import { type Clock, type Database, html, linkedText } from '@afterglow/kit';
import { createMailSender, createSmtpTransport, type MailSender, type ClaimedMail } from '@afterglow/kit/mail';
import { POLICY_LABEL } from '../../access/caller.ts';
import type { AlertChannel, RegistryTables } from '../../db/tables.ts';
import type { ChangeListener } from '../changes/index.ts';
import { addAlerts, createAlertQueue, madeLiveBy } from './alert-queue.ts';
import { mailTextOf, subjectOf, toAutoRollbackAlert } from './alert-text.ts';
import { createWebhookTransport } from './webhook-transport.ts';

/** Recipients of alerts about automatic rollbacks; none unless configured. */
export interface AlertRecipients {
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
  readonly mail?: { readonly to: string; readonly smtpUrl: string; readonly from: string } | undefined;
}

export interface AlertOptions extends AlertRecipients {
  readonly database: Database<RegistryTables>;
  /** The site's URL in alerts. */
  readonly site: string;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Sends alerts about automatic rollbacks, also when the process ends immediately; the first `wake` starts to deliver queued ones. */
export interface Alerts extends ChangeListener {
  stop(): Promise<void>;
}

/** Alerts are queued in the database, and any instance delivers each once; failed deliveries are retried for three days. */
export function createAlerts(parts: AlertOptions): Alerts {
  const { webhook, mail, clock, site } = parts;
  const recipients: { readonly channel: AlertChannel; readonly recipient: string }[] = [
    ...(webhook ? [{ channel: 'webhook', recipient: new URL(webhook.url).host } as const] : []),
    ...(mail ? [{ channel: 'mail', recipient: mail.to } as const] : []),
  ];
  const senders = [...(webhook ? [webhookSender(parts, webhook)] : []), ...(mail ? [mailSender(parts, mail)] : [])];
  return {
    async note(transaction, revision) {
      if (revision.actor !== POLICY_LABEL || recipients.length === 0) return;
      const made = await madeLiveBy(transaction, revision);
      const alert = toAutoRollbackAlert({ revision, made, site });
      const now = new Date(clock.nowMs());
      const texts: Readonly<Record<AlertChannel, string>> = { mail: mailTextOf(alert), webhook: JSON.stringify(alert) };
      await addAlerts(
        transaction,
        recipients.map(({ channel, recipient }) => ({
          channel,
          recipient,
          subject: subjectOf(alert),
          text: texts[channel],
          created_at: now,
          next_attempt_at: now,
        })),
      );
    },
    wake: () => senders.forEach((sender) => sender.wake()),
    async stop() {
      await Promise.all(senders.map((sender) => sender.stop()));
    },
  };
}

function webhookSender(parts: AlertOptions, { url, secret }: NonNullable<AlertRecipients['webhook']>): MailSender {
  return createMailSender({
    ...senderParts(parts, 'webhook'),
    transport: createWebhookTransport({ url, secret, nowMs: parts.clock.nowMs }),
    compose: ({ uid, recipient: to, subject, text }) => ({ messageId: uid, from: '', to, subject, text, html: '' }),
  });
}

function mailSender(parts: AlertOptions, { smtpUrl, from }: NonNullable<AlertRecipients['mail']>): MailSender {
  return createMailSender({
    ...senderParts(parts, 'mail'),
    transport: createSmtpTransport(smtpUrl),
    compose: (mail) => composeAlert(mail, from),
  });
}

function composeAlert({ uid, recipient: to, subject, text }: ClaimedMail, from: string) {
  const markup = html`<!doctype html>
    <html lang="en">
      <body>
        ${linkedText(text)}
      </body>
    </html>`.markup;
  return { messageId: `<${uid}@alerts>`, from, to, subject: `${BRAND}: ${subject}`, text, html: markup };
}

function senderParts({ database, clock, onError }: AlertOptions, channel: AlertChannel) {
  return {
    queue: createAlertQueue(database.db, channel),
    clock,
    onRefused: ({ reason }: { readonly reason: string }) => onError(new Error(`An alert was refused: ${reason}`)),
    onError,
  };
}
