import { BRAND, formatDate, formatPrice } from '@afterglow/shared-contracts';
import { type Html, html, NO_HTML, type Page } from '@afterglow/kit';
import type { PortalVisit } from '../portal-links.ts';
import type { Ordered } from '../sandbox-ledger.ts';
import { cardFields, type Problem } from './card-form.ts';
import { termText } from '@afterglow/shared-contracts/price';
import { declinedAlert, sandboxBanner } from './sandbox-frame.ts';

export interface PortalView {
  readonly visit: PortalVisit;
  readonly orders: readonly Ordered[];
  readonly now: Date;
  readonly done?: string | undefined;
  readonly refusal?: { readonly subscriptionId: string; readonly problem: Problem } | undefined;
}

export function portalPage(view: PortalView): Page {
  const { visit, orders, now, done, refusal } = view;
  const running = orders.filter(({ subscription }) => subscription.period_end_time > now);
  return {
    title: 'Billing',
    status: refusal === undefined ? 200 : 402,
    body: html`
      ${sandboxBanner(visit.processor)}
      <h1>Your billing</h1>
      <p class="quiet">What you pay ${BRAND}, and with which card.</p>
      ${done === undefined ? NO_HTML : html`<p class="notice" role="status">${done}</p>`}
      ${running.length === 0 ? html`<p class="card">You don't have a subscription paid by card.</p>` : NO_HTML}
      ${running.map((ordered) => subscriptionCard(ordered, view))}
      <p><a class="button" href="${visit.returnUrl}">Return to ${BRAND}</a></p>
    `,
  };
}

function subscriptionCard({ subscription, checkout }: Ordered, { visit, refusal }: PortalView): Html {
  const isRefused = refusal?.subscriptionId === subscription.id;
  const problem = isRefused ? refusal.problem : undefined;
  return html`<section class="card">
    <h2>${checkout.title}</h2>
    <dl class="lines">
      <div><dt>Price</dt><dd>${formatPrice(checkout.price_cents)} every ${termText(checkout.period_months)}</dd></div>
      <div><dt>${endLabel(subscription)}</dt><dd>${formatDate(subscription.period_end_time)}</dd></div>
      <div><dt>Card</dt><dd>•••• ${subscription.card_digits ?? ''}</dd></div>
    </dl>
    ${problem === 'declined' ? declinedAlert(visit.processor) : NO_HTML}
    <details${isRefused ? html` open` : NO_HTML}>
      <summary>Change card</summary>
      <form method="post">
        ${hiddenId(subscription.id)} ${cardFields(subscription.customer, problem)}
        <button class="primary" name="action" value="card">Save card</button>
      </form>
    </details>
    <form method="post">${hiddenId(subscription.id)} ${endButton(subscription)}</form>
  </section>`;
}

type Subscription = Ordered['subscription'];

function endLabel({ status }: Subscription): string {
  switch (status) {
    case 'trialing':
      return 'Free until';
    case 'active':
      return 'Next payment';
    case 'canceled':
      return 'Canceled, runs until';
  }
}

function endButton({ cancel_time }: Subscription): Html {
  return cancel_time === null
    ? html`<button name="action" value="cancel">Cancel subscription</button>`
    : html`<button name="action" value="resume">Keep subscription</button>`;
}

function hiddenId(id: string): Html {
  return html`<input type="hidden" name="subscription" value="${id}" />`;
}
