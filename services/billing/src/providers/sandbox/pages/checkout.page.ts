import {
  BRAND,
  type Cents,
  centsSchema,
  formatDate,
  formatPrice,
  type WebProcessor,
} from '@afterglow/shared-contracts';
import { type Html, html, NO_HTML, type Page } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { SandboxCheckout } from '../sandbox-ledger.ts';
import { cardFields, type Problem } from './card-form.ts';
import { outcomeChoices } from './outcomes.ts';
import { termText } from '@afterglow/shared-contracts/price';
import { declinedAlert, sandboxBanner } from './sandbox-frame.ts';

const NOTHING = centsSchema.parse(0);

export interface CheckoutView {
  readonly checkout: SandboxCheckout;
  readonly processor: WebProcessor;
  readonly now: Date;
  readonly problem?: Problem;
}

export function checkoutPage(view: CheckoutView): Page {
  const { checkout, processor, problem } = view;
  return {
    title: `Subscribe to ${checkout.title}`,
    isWide: true,
    body: html`
      ${sandboxBanner(processor)}
      <div class="checkout">
        ${orderSection(view)}
        <section class="card" aria-labelledby="payment">
          <h2 id="payment">${processor === 'stripe' ? 'Pay by card' : 'Pay with PayPal'}</h2>
          ${problem === 'declined' ? declinedAlert(processor) : NO_HTML} ${paymentForm(view)}
          <form method="post">
            <button name="action" value="cancel">Cancel and go back</button>
          </form>
        </section>
      </div>
    `,
  };
}

function orderSection({ checkout, now }: CheckoutView): Html {
  const { title, price_cents, trial_days } = checkout;
  const price = formatPrice(price_cents);
  const hasTrial = trial_days > 0;
  return html`<section aria-labelledby="order">
    <p class="quiet">${BRAND} Premium</p>
    <h1 id="order">Subscribe to ${title}</h1>
    <p class="amount">${formatPrice(dueToday(checkout))} <span class="quiet">today</span></p>
    <p class="quiet">${terms(checkout, now)}</p>
    <dl class="lines">
      <div>
        <dt>${title} plan</dt>
        <dd>${price}</dd>
      </div>
      ${
        hasTrial
          ? html`<div>
              <dt>${trial_days}-day free trial</dt>
              <dd>−${price}</dd>
            </div>`
          : NO_HTML
      }
      <div class="total">
        <dt>Due today</dt>
        <dd>${formatPrice(dueToday(checkout))}</dd>
      </div>
    </dl>
  </section>`;
}

function dueToday({ price_cents, trial_days }: SandboxCheckout): Cents {
  return trial_days > 0 ? NOTHING : price_cents;
}

function terms({ price_cents, period_months, trial_days }: SandboxCheckout, now: Date): string {
  const renewal = `${formatPrice(price_cents)} every ${termText(period_months)}`;
  if (trial_days === 0) return `Renews at ${renewal}. Cancel anytime.`;
  const firstPayment = formatDate(new Date(now.getTime() + trial_days * DAY_MS));
  return `Free for ${trial_days} days, then ${renewal} from ${firstPayment}. Cancel anytime before, and pay nothing.`;
}

function paymentForm({ checkout, processor, problem }: CheckoutView): Html {
  return html`<form method="post">
    <div class="field">
      <label for="email">${processor === 'stripe' ? 'Email' : 'PayPal account'}</label>
      <input id="email" value="${checkout.email}" readonly />
    </div>
    ${processor === 'stripe' ? cardFields(checkout.customer, problem) : NO_HTML}
    ${outcomeChoices(['success', 'slow', 'closed', 'declined'])}
    <button class="primary" name="action" value="pay">${payLabel(checkout, processor)}</button>
  </form>`;
}

function payLabel(checkout: SandboxCheckout, processor: WebProcessor): string {
  if (checkout.trial_days > 0) return processor === 'stripe' ? 'Start free trial' : 'Agree and start free trial';
  const price = formatPrice(checkout.price_cents);
  return processor === 'stripe' ? `Pay ${price}` : `Agree and pay ${price}`;
}
