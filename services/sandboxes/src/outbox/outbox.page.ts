import { API_PREFIX } from '@afterglow/shared-contracts';
import type { StoredMail } from '@afterglow/api';
import { type Html, html, linkedText, NO_HTML, type Page } from '@afterglow/kit';
import type { OutboxView } from './outbox.service.ts';

export const OUTBOX_PATH = '/outbox';

export const closedOutboxPage: Page = {
  title: 'Outbox',
  status: 403,
  body: html`
    <h1>The outbox is closed here</h1>
    <p>
      It opens on the computer that the service runs on, at a localhost address and without a proxy. To read mails
      elsewhere, send them: set SMTP_URL.
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
        No mail server is configured, so mails are kept here instead of being sent. This page opens on this computer
        only.
      </p>
      ${mails.length === 0 ? html`<p class="card">No mail has been written yet.</p>` : mails.map(mailCard)}
      ${hasOlder ? olderLink(mails) : NO_HTML}
    `,
  };
}

function mailCard({ id, recipient, subject, text, creation_time }: StoredMail): Html {
  const time = creation_time.toISOString();
  return html`<article class="card">
    <h2>${subject}</h2>
    <p class="quiet">To ${recipient}, <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></p>
    ${text === null ? html`<p>This mail has left, and its text was forgotten.</p>` : [...linkedText(text), asItLooks(id, subject)]}
  </article>`;
}

/** Loaded when it is opened. What a member has written cannot run there: its sandbox has no scripts, and its policy neither. */
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
    <a class="button" href="${API_PREFIX}${OUTBOX_PATH}?before=${mails.at(-1)?.id ?? 0}">Older mails</a>
  </p>`;
}
