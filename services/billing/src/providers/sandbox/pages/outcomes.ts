import { type Html, html, NO_HTML } from '@afterglow/kit';
import * as z from 'zod/mini';

/** Long enough for the site to say that it takes longer than expected, and less than the minute after which it gives up. */
export const SLOW_WEBHOOK_DELAY_MS = 25_000;

export const outcomeSchema = z.catch(z.enum(['success', 'slow', 'closed', 'declined']), 'success');
export type Outcome = z.infer<typeof outcomeSchema>;

const LABELS: Readonly<Record<Outcome, string>> = {
  success: 'Pay and go back',
  slow: `Pay and go back, but confirm ${SLOW_WEBHOOK_DELAY_MS / 1000} seconds later`,
  closed: 'Pay and close the page without going back',
  declined: 'Decline the payment',
};

export function outcomeChoices(offered: readonly Outcome[]): Html {
  return html`<fieldset class="choices">
    <legend>What should happen in this test?</legend>
    ${offered.map(
      (outcome, index) =>
        html`<label>
          <input type="radio" name="outcome" value="${outcome}" ${index === 0 ? html` checked` : NO_HTML} />
          <span>${LABELS[outcome]}</span>
        </label>`,
    )}
  </fieldset>`;
}
