import { BRAND } from '@afterglow/shared-contracts';
import type { OutgoingMail, ClaimedMail } from '@afterglow/kit/mail';
import { mailMarkup, withFooter } from './mail-markup.ts';

interface ComposeOptions {
  readonly from: string;
  /** The public URL of the site, without a trailing slash. */
  readonly origin: string;
}

/** A stored mail as it is sent: with its sender and permanent ID, as text and as HTML. */
export function composeMail(mail: ClaimedMail, { from, origin }: ComposeOptions): OutgoingMail {
  const { uid, recipient: to, subject, text } = mail;
  const parts = { text: withFooter(text, origin), html: mailMarkup(mail, origin) };
  return { messageId: `<${uid}@${hostOf(from)}>`, from, to, subject, ...parts };
}

/** For "Afterglow <no-reply@host>" or "no-reply@host". */
function hostOf(sender: string): string {
  const host = sender.slice(sender.lastIndexOf('@') + 1).trim();
  return host.endsWith('>') ? host.slice(0, -1) : host;
}

export function defaultSender(origin: string): string {
  return `${BRAND} <no-reply@${new URL(origin).hostname}>`;
}
