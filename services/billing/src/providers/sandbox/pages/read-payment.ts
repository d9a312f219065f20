import type { WebProcessor } from '@afterglow/shared-contracts';
import { type CardReading, readCard } from './card-form.ts';
import type { Outcome } from './outcomes.ts';

export interface PaymentForm {
  readonly processor: WebProcessor;
  readonly outcome: Outcome;
  readonly body: unknown;
  readonly now: Date;
}

export function readPayment({ processor, outcome, body, now }: PaymentForm): CardReading {
  const card: CardReading = processor === 'stripe' ? readCard(body, now) : { kind: 'accepted', number: '' };
  return card.kind === 'accepted' && outcome === 'declined' ? { kind: 'declined' } : card;
}
