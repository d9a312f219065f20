import { BRAND, type WebProcessor } from '@afterglow/shared-contracts';
import { type Html, html, type Page } from '@afterglow/kit';

const WARNINGS: Readonly<Record<WebProcessor, string>> = {
  stripe: "This isn't a real card payment. No money moves.",
  paypal: "This isn't PayPal, just a test page. No money moves.",
};

/** The top of every sandbox page, so that no one mistakes it for a real one. */
export function sandboxBanner(processor: WebProcessor): Html {
  return html`<p class="test-mode"><strong>Test mode</strong> ${WARNINGS[processor]}</p>`;
}

/** A payment's error, announced immediately. */
export function declinedAlert(processor: WebProcessor): Html {
  return processor === 'stripe'
    ? html`<p class="notice danger" role="alert">
        <strong>Your card was declined.</strong> You weren't charged. Try another card, or ask your bank.
      </p>`
    : html`<p class="notice danger" role="alert">
        <strong>PayPal couldn't take this payment.</strong> You weren't charged. Try again, or choose another account.
      </p>`;
}

export interface EndPage {
  readonly processor: WebProcessor;
  readonly title: string;
  readonly text: string;
  readonly status?: number;
  readonly link?: { readonly href: string; readonly label: string };
}

/** For a page that does not know where the visitor came from. */
export const BACK = { href: '/', label: `Back to ${BRAND}` };

export function endPage({ processor, title, text, status = 200, link }: EndPage): Page {
  return {
    title,
    status,
    body: html`
      ${sandboxBanner(processor)}
      <section class="card">
        <h1>${title}</h1>
        <p>${text}</p>
        ${link === undefined ? [] : [html`<p><a class="button" href="${link.href}">${link.label}</a></p>`]}
      </section>
    `,
  };
}
