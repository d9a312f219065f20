import {
  BRAND,
  type Cents,
  centsSchema,
  formatDate,
  formatPrice,
  type PlanId,
  SUPPORT_EMAIL,
  type TrialRefusal,
} from '@afterglow/shared-contracts';
import type { Mail, PaymentState } from '#port/index.ts';

const NOTHING = centsSchema.parse(0);

interface State {
  readonly plan_id: PlanId;
  readonly status: 'active' | 'trialing' | 'canceled';
  readonly end_time: Date;
  readonly cancel_time: Date | null;
}

export interface Transition {
  readonly before: State | undefined;
  readonly after: State;
  readonly payment: PaymentState;
  /** The amount paid; null when the provider does not report it. */
  readonly paidCents: Cents | null;
}

export interface MailFacts {
  readonly email: string;
  readonly title: string;
  readonly priceCents: Cents;
}

/**
 * The mails about a change: a receipt when it starts, is renewed or changes its plan, a confirmation when it is canceled, and a mail when
 * it ends before the paid time is over.
 */
export function mailsOf({ before, after, payment, paidCents }: Transition, planFacts: MailFacts): Mail[] {
  const paid = paymentMail({ before, after, payment, paidCents }, planFacts);
  const end = endMail(before, after, planFacts);
  return [paid, end].filter((each) => each !== undefined);
}

function endMail(before: State | undefined, after: State, planFacts: MailFacts): Mail | undefined {
  if (hasEnded(after)) return before !== undefined && hasEnded(before) ? undefined : ending(planFacts);
  return before?.cancel_time == null && after.cancel_time !== null ? cancellation(after, planFacts) : undefined;
}

/** Ended with no time left: the money was returned, or could not be collected. */
function hasEnded({ end_time, cancel_time }: State): boolean {
  return cancel_time !== null && end_time <= cancel_time;
}

function paymentMail({ before, after, payment, paidCents }: Transition, planFacts: MailFacts): Mail | undefined {
  const facts = { ...planFacts, paidCents: paidCents ?? planFacts.priceCents };
  if (before === undefined) return welcome(after, facts);
  if (before.plan_id !== after.plan_id) return changed(after, { ...facts, paidCents: paidCents ?? NOTHING });
  return payment === 'settled' && isPaidAgain(before, after) ? receipt(after, facts) : undefined;
}

function isPaidAgain(before: State, after: State): boolean {
  return after.status === 'active' && after.end_time > before.end_time;
}

interface PaidFacts extends MailFacts {
  readonly paidCents: Cents;
}

function welcome({ status, end_time }: State, { email, title, priceCents, paidCents }: PaidFacts): Mail {
  const price = formatPrice(priceCents);
  const terms =
    status === 'trialing'
      ? `Your free trial runs until ${formatDate(end_time)}. You paid nothing today. After that, ${title} is ${price}.`
      : `You paid ${formatPrice(paidCents)} for ${title}. You have Premium until ${formatDate(end_time)}.`;
  return mail(email, `Welcome to ${BRAND} Premium`, `Thanks for upgrading to Premium!\n\n${terms}`);
}

function receipt({ end_time }: State, { email, title, paidCents }: PaidFacts): Mail {
  const paid =
    paidCents > 0
      ? `You paid ${formatPrice(paidCents)} for ${title}.`
      : `${title} renewed. We used the credit from your earlier plan.`;
  const text = `${paid} You have Premium until ${formatDate(end_time)}.`;
  return mail(email, `Your ${BRAND} Premium receipt`, text);
}

function changed({ status, end_time }: State, { email, title, priceCents, paidCents }: PaidFacts): Mail {
  const today = paidCents > 0 ? `You paid ${formatPrice(paidCents)} today.` : 'You paid nothing today.';
  const until = `${status === 'trialing' ? 'Your free trial runs' : 'You have Premium'} until ${formatDate(end_time)}.`;
  const text = `You're now on ${title}. ${today} ${until} After that, it's ${formatPrice(priceCents)}.`;
  return mail(email, `Your ${BRAND} Premium plan has changed`, text);
}

function cancellation({ end_time }: State, { email, title }: MailFacts): Mail {
  const text = `Your ${title} subscription is canceled. You have Premium until ${formatDate(end_time)}, and we won't charge you again.`;
  return mail(email, `Your ${BRAND} Premium is canceled`, text);
}

function ending({ email, title }: MailFacts): Mail {
  const text = `Your ${title} subscription has ended, and we won't charge you again. You can go Premium again anytime.`;
  return mail(email, `Your ${BRAND} Premium has ended`, text);
}

/** While the provider retries, the member can enter another card. */
export function failedPaymentMail(
  { end_time }: Pick<State, 'end_time'>,
  { email, title, priceCents }: MailFacts,
): Mail {
  const text =
    `We couldn't charge you ${formatPrice(priceCents)} for ${title}. We'll try again in a few days, and you keep Premium until ` +
    `${formatDate(end_time)}. To use a different card, go to Manage subscription in your account.`;
  return mail(email, `Your ${BRAND} Premium payment failed`, text);
}

const HAD_TRIAL: Readonly<Record<TrialRefusal, string>> = {
  card: 'This card already had a free trial',
  payer: 'This PayPal account already had a free trial',
  email: 'You already had a free trial',
};

/** Also for members who closed the page before it could show the reason. */
export function refusedTrialMail(reason: TrialRefusal, { email, title, priceCents }: MailFacts): Mail {
  const text =
    `${HAD_TRIAL[reason]}, so we canceled this one. You weren't charged. ` +
    `If you'd like Premium, choose ${title} for ${formatPrice(priceCents)} on our plans page.`;
  return mail(email, `Your ${BRAND} free trial didn't start`, text);
}

function mail(to: string, subject: string, text: string): Mail {
  return { to, subject, text: `${text}\n\nQuestions? Email ${SUPPORT_EMAIL}.` };
}
