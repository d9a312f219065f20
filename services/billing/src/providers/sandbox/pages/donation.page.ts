import { BRAND, DONATION_AMOUNTS_DOLLARS, formatPrice, type WebProcessor } from '@afterglow/shared-contracts';
import { centsOf, type Html, html, NO_HTML, type Page } from '@afterglow/kit';
import { cardFields, type Problem } from './card-form.ts';
import { outcomeChoices } from './outcomes.ts';
import { declinedAlert, sandboxBanner } from './sandbox-frame.ts';

export interface DonationView {
  readonly processor: WebProcessor;
  readonly dollars: number;
  readonly problem?: Problem;
}

export function donationPage(view: DonationView): Page {
  const { processor, dollars, problem } = view;
  return {
    title: `Donate to ${BRAND}`,
    isWide: true,
    body: html`
      ${sandboxBanner(processor)}
      <div class="checkout">
        <section aria-labelledby="donation">
          <p class="quiet">Donation</p>
          <h1 id="donation">Support ${BRAND}</h1>
          <p class="amount">${formatPrice(centsOf(dollars))} <span class="quiet">once</span></p>
          <p class="quiet">Donations do not include Premium. All of the money goes to running the service.</p>
          ${otherAmounts(view)}
        </section>
        <section class="card" aria-labelledby="payment">
          <h2 id="payment">${processor === 'stripe' ? 'Donate by card' : 'Donate with PayPal'}</h2>
          ${problem === 'declined' ? declinedAlert(processor) : NO_HTML} ${donationForm(view)}
          <form method="post">
            <button name="action" value="cancel">Cancel and go back</button>
          </form>
        </section>
      </div>
    `,
  };
}

function otherAmounts({ dollars }: DonationView): Html {
  const others = DONATION_AMOUNTS_DOLLARS.filter((amount) => amount !== dollars);
  return html`<p class="row">
    ${others.map((amount) => html`<a class="button" href="?amount=${amount}">Give $${amount} instead</a>`)}
  </p>`;
}

function donationForm({ processor, dollars, problem }: DonationView): Html {
  const price = formatPrice(centsOf(dollars));
  return html`<form method="post">
    ${processor === 'stripe' ? cardFields('', problem) : NO_HTML} ${outcomeChoices(['success', 'declined'])}
    <button class="primary" name="action" value="pay">
      ${processor === 'stripe' ? `Donate ${price}` : `Agree and donate ${price}`}
    </button>
  </form>`;
}
