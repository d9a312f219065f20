export type { MailAttempt, MailQueue, ClaimedMail } from './mail-queue.ts';
export { createMailSender, type MailSender, type MailSenderOptions } from './mail-sender.ts';
export type { Delivery, MailTransport, OutgoingMail } from './mail-transport.ts';
export { RETENTION_MS } from './mail-lifetime.ts';
export { createSmtpTransport } from './smtp-transport.ts';
