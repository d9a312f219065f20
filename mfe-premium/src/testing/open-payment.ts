import { openPage } from '@afterglow/shared-area/testing';
import type { SessionState, Subscription } from '@afterglow/shared-contracts';
import { buildMemberSession, buildSubscription, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../area.ts';
import { answersFor } from '../fixtures/pages.ts';

export { PROVIDER } from '../fixtures/pages.ts';

export const NOW = new Date(2026, 0, 31, 12);

export const PAY_MONTHLY = '/premium/select-payment/2';
export const PAY_YEARLY = '/premium/select-payment/3';

export const running = (fields: Partial<Subscription> = {}) =>
  buildSubscription({ endTime: '2026-02-20T12:00:00.000Z', ...fields });
export const ENDED = running({ endTime: '2025-04-02T12:00:00.000Z', status: 'canceled' });

interface Opening {
  readonly path?: string;
  readonly has?: readonly Subscription[];
  readonly session?: SessionState;
  readonly answers?: FakeResponses;
}

export async function openPayment({
  path = PAY_MONTHLY,
  has = [],
  session = buildMemberSession(),
  answers = {},
}: Opening = {}) {
  const leave = jest.spyOn(window, 'open').mockReturnValue(null);
  const page = await openPage(remote, {
    path,
    session,
    answers: { ...answersFor(...has), ...answers },
  });
  const sent = () => page.data.calls.filter(({ name }) => name === 'createCheckout').map(({ input }) => input.body);
  return { ...page, area: remote, leave, sent };
}

export const lines = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
export const method = (name: RegExp) => screen.getByRole('button', { name });
export const methods = () =>
  within(screen.getByRole('region', { name: 'Payment method' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
