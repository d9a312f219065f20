import { BRAND, type Cents, formatDate, formatPrice, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';
import type { PaymentState } from '../payment-event.ts';

interface State {
  readonly status: 'active' | 'trialing' | 'canceled';
  readonly end_time: Date;
  readonly cancel_time: Date | null;
}

/** A subscription before and after. */
export interface Transition {
  readonly before: State | undefined;
  readonly after: State;
  readonly payment: PaymentState;
}

export interface MailFacts {
  readonly email: string;
  readonly title: string;
  readonly priceCents: Cents;
}

/** The mails about a change: a receipt when it begins or is renewed, a confirmation when it is cancelled. */
export function mailsOf({ before, after, payment }: Transition, facts: MailFacts): Mail[] {
  const mails: Mail[] = [];
  if (before === undefined) mails.push(welcome(after, facts));
  else if (payment === 'settled' && isPaidAnew(before, after)) mails.push(receipt(after, facts));
  if (before?.cancel_time == null && after.cancel_time !== null) mails.push(cancellation(after, facts));
  return mails;
}

function isPaidAnew(before: State, after: State): boolean {
  return after.status === 'active' && after.end_time > before.end_time;
}

function welcome({ status, end_time }: State, { email, title, priceCents }: MailFacts): Mail {
  const price = formatPrice(priceCents);
  const terms =
    status === 'trialing'
      ? `Your free trial runs until ${formatDate(end_time)}. You have paid nothing; after that ${title} costs ${price}.`
      : `You have paid ${price} for ${title}. It is paid until ${formatDate(end_time)}.`;
  return mail(email, `Welcome to ${BRAND} Premium`, `Thanks for upgrading to Premium!\n\n${terms}`);
}

function receipt({ end_time }: State, { email, title, priceCents }: MailFacts): Mail {
  const text = `You have paid ${formatPrice(priceCents)} for ${title}. It is paid until ${formatDate(end_time)}.`;
  return mail(email, `Your ${BRAND} Premium receipt`, text);
}

function cancellation({ end_time }: State, { email, title }: MailFacts): Mail {
  const text = `Your subscription ${title} is cancelled and runs until ${formatDate(end_time)}. No further payment is taken.`;
  return mail(email, `Your ${BRAND} Premium is cancelled`, text);
}

/** While the provider goes on trying, the member can give it another card. */
export function failedPaymentMail(
  { end_time }: Pick<State, 'end_time'>,
  { email, title, priceCents }: MailFacts,
): Mail {
  const text =
    `We could not collect ${formatPrice(priceCents)} for ${title}, and will try again in a few days. Premium goes on until ` +
    `${formatDate(end_time)}. To use another card, open your subscription in your account.`;
  return mail(email, `Your ${BRAND} Premium payment failed`, text);
}

function mail(to: string, subject: string, text: string): Mail {
  return { to, subject, text: `${text}\n\nQuestions? Write to ${SUPPORT_EMAIL}.` };
}
