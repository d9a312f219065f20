import { BRAND } from '@afterglow/shared-contracts';
import { html, linkedText } from '@afterglow/kit';
import type { OutgoingMail, TakenMail } from '@afterglow/kit/mail';

/** A stored mail as it is sent: with its sender and permanent id, as text and as HTML. */
export function composeMail({ uid, recipient, subject, text }: TakenMail, from: string): OutgoingMail {
  return { messageId: `<${uid}@${hostOf(from)}>`, from, to: recipient, subject, text, html: toHtml(subject, text) };
}

/** "Afterglow <no-reply@host>" or "no-reply@host". */
function hostOf(sender: string): string {
  const host = sender.slice(sender.lastIndexOf('@') + 1).trim();
  return host.endsWith('>') ? host.slice(0, -1) : host;
}

/** The sender when none is configured. */
export function defaultSender(origin: string): string {
  return `${BRAND} <no-reply@${new URL(origin).hostname}>`;
}

function toHtml(subject: string, text: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body>
        ${linkedText(text)}
      </body>
    </html>`.markup;
}
