import { buildMember, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';
import { ADA, field, openProfile } from '../../../testing/open-profile.ts';

const AGAIN = 'Send the link again';
const KEEP = 'Keep my current email';
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

async function open(answers: FakeResponses = {}) {
  const page = await openProfile({ ...ADA, pendingEmail: 'grace@afterglow.example' });
  page.data.answer({
    mailEmailChangeAgain: () => ({ data: undefined }),
    stopEmailChange: () => ({ data: buildMember(ADA) }),
    ...answers,
  });
  const sent = (call: string) => page.data.calls.filter(({ name }) => name === call).map(({ input }) => input);
  return { ...page, sent };
}

const refusal = (status: number) => () =>
  Promise.resolve(Response.json({ code: 'unexpected', message: 'No.' }, { status }));

test('a new address waiting for its link is shown with its actions', async () => {
  await openProfile();
  expect(screen.queryByRole('button', { name: AGAIN })).not.toBeInTheDocument();
});

test('mails the link again, and confirms it', async () => {
  const { events, sent } = await open();
  expect(screen.getByText('grace@afterglow.example')).toBeVisible();
  await press(AGAIN);
  const words = 'We sent a new link to grace@afterglow.example. The old one no longer works.';
  await waitFor(() => expect(events).toEqual([notification('success', words)]));
  expect(sent('mailEmailChangeAgain')).toEqual([{ params: { id: 1 } }]);
});

test('keeping the old address is confirmed, and typed text stays', async () => {
  const { events, sent, session } = await open();
  fireEvent.change(field('First name'), { target: { value: 'Augusta' } });
  await press(KEEP);
  await waitFor(() =>
    expect(events).toEqual([notification('success', "You're keeping ada@afterglow.example. Nothing changed.")]),
  );
  expect(sent('stopEmailChange')).toEqual([{ params: { id: 1 } }]);
  expect(screen.queryByText('grace@afterglow.example')).not.toBeInTheDocument();
  expect(field('First name')).toHaveValue('Augusta');
  expect(session.getSession()).toMatchObject({ member: buildMember(ADA) });
});

test('a change that took effect during the visit shows the new address', async () => {
  const { data, events } = await open();
  simulateFailure(data, 'mailEmailChangeAgain', refusal(404));
  data.answer({ getMember: () => ({ data: buildMember({ ...ADA, email: 'grace@afterglow.example' }) }) });
  await press(AGAIN);
  const words = "There's no email change to confirm anymore.";
  await waitFor(() => expect(events).toEqual([notification('warning', words)]));
  endSimulation();
  expect(field('Email')).toHaveValue('grace@afterglow.example');
  expect(screen.queryByRole('button', { name: AGAIN })).not.toBeInTheDocument();
});

test('too many mails show an error', async () => {
  const { data, events } = await open();
  simulateFailure(data, 'mailEmailChangeAgain', refusal(429));
  await press(AGAIN);
  const words = "We've sent you several emails already. Try again in an hour.";
  await waitFor(() => expect(events).toEqual([notification('warning', words)]));
  endSimulation();
});

describe.each([
  ['mailEmailChangeAgain', AGAIN, [404, 429]],
  ['stopEmailChange', KEEP, []],
] as const)('%s', (call, name, ownStatuses) => {
  test.each(failuresExcept(...ownStatuses))('that %s shows an error and can be retried', async (_, fault) => {
    const { data, events, sent } = await open();
    simulateFailure(data, call, fault);
    jest.useFakeTimers();
    fireEvent.click(button(name));
    expect(button(name)).toHaveAttribute('aria-busy', 'true');
    await waitForFailure();
    endSimulation();
    expect(events).toEqual([SOMETHING_WENT_WRONG]);
    expect(screen.getByText('grace@afterglow.example')).toBeVisible();
    data.answer({
      mailEmailChangeAgain: () => ({ data: undefined }),
      stopEmailChange: () => ({ data: buildMember(ADA) }),
    });
    await press(name);
    await waitFor(() => expect(events).toHaveLength(3));
    expect(sent(call)).toHaveLength(2);
  });
});
