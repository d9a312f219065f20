import { API_PREFIX } from '@afterglow/shared-contracts';
import type { StoredMail } from '@afterglow/api';
import { type Html, html, linkedText, NO_HTML, type Page } from '@afterglow/kit';
import type { OutboxView } from './outbox.service.ts';

export const OUTBOX_PATH = '/outbox';

export const closedOutboxPage: Page = {
  title: 'Outbox',
  status: 403,
  body: html`
    <h1>The outbox isn't available here</h1>
    <p>
      Open it on the computer that runs the service, at a localhost URL and without a proxy. To get emails anywhere
      else, set SMTP_URL to send them.
    </p>
  `,
};

export function outboxPage({ mails, hasOlder }: OutboxView): Page {
  return {
    title: 'Outbox',
    hasFrames: true,
    body: html`
      <h1>Outbox</h1>
      <p class="quiet">
        No mail server is set up, so emails are kept here instead of being sent. This page opens only on this computer.
      </p>
      ${mails.length === 0 ? html`<p class="card">No emails yet.</p>` : mails.map(mailCard)}
      ${hasOlder ? olderLink(mails) : NO_HTML}
    `,
  };
}

function mailCard({ id, recipient, subject, text, creation_time }: StoredMail): Html {
  const time = creation_time.toISOString();
  return html`<article class="card">
    <h2>${subject}</h2>
    <p class="quiet">To ${recipient}, <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></p>
    ${text === null ? html`<p>This email was sent. Its text wasn't kept.</p>` : [...linkedText(text), asItLooks(id, subject)]}
  </article>`;
}

/** Loaded when it is opened. A member's input cannot run scripts there: neither its sandbox nor its policy allows any. */
function asItLooks(id: number, subject: string): Html {
  const address = `${API_PREFIX}${OUTBOX_PATH}/${id}`;
  return html`<details>
    <summary>As its reader sees it</summary>
    <iframe
      class="mail"
      src="${address}"
      title="${subject}"
      loading="lazy"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
  </details>`;
}

function olderLink(mails: readonly StoredMail[]): Html {
  return html`<p>
    <a class="button" href="${API_PREFIX}${OUTBOX_PATH}?before=${mails.at(-1)?.id ?? 0}">Older emails</a>
  </p>`;
}
