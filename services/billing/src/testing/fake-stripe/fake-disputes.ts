export interface FakeDispute {
  readonly id: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly created: number;
  status: string;
}

const INQUIRIES: ReadonlySet<string> = new Set(['warning_needs_response', 'warning_under_review']);

/**
 * The events of a stage. The first is of an inquiry or of a dispute; an inquiry that becomes one takes the money, and is not created a
 * second time.
 */
export function eventsOfDispute(before: string | undefined, status: string): string[] {
  const isTaken = !INQUIRIES.has(status) && (before === undefined || INQUIRIES.has(before));
  const sent = before === undefined ? 'charge.dispute.created' : 'charge.dispute.updated';
  if (status === 'won') return ['charge.dispute.funds_reinstated', 'charge.dispute.closed'];
  if (status === 'lost' || status === 'warning_closed') return ['charge.dispute.closed'];
  return isTaken ? [sent, 'charge.dispute.funds_withdrawn'] : [sent];
}
