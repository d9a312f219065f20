import { openPage } from '@afterglow/shared-area/testing';
import { memberIdSchema } from '@afterglow/shared-contracts';
import { buildMemberSession, buildSubscription, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { notification } from '../../../testing/notifications.ts';

const MISSING = notification('warning', 'Fill in all required fields.');
const HIDE = { name: 'notification:hide', payload: {} };

const FORMER = { ...buildMemberSession(), hasBeenPremium: true };
const HAD: FakeResponses = { listSubscriptions: () => ({ data: [buildSubscription({ status: 'canceled' })] }) };
const open = (session = FORMER, answers = HAD) =>
  openPage(remote, { path: '/account/cancellation-feedback', session, answers });
const reason = (name: string) => screen.getByRole('radio', { name });
const words = () => screen.getByRole('textbox', { name: 'Tell us more' });
const sent = ({ data }: Awaited<ReturnType<typeof open>>) => data.calls.filter(({ name }) => name === 'sendMessage');
const sendButton = () => screen.getByRole('button', { name: 'Send feedback' });
const send = () => userEvent.click(sendButton());

test('[ACCOUNT-056] [ACCOUNT-057] offers six reasons in this order, with none chosen', async () => {
  await open();
  expect(document.title).toBe('Afterglow | Cancellation feedback');
  expect(screen.getByRole('group', { name: 'Why did you cancel Premium?' })).toBeVisible();
  const reasons = screen.getAllByRole('radio');
  expect(reasons.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Switching to a different plan',
    "Can't afford Premium anymore",
    "Can't find music I like",
    'Technical issues with Premium',
    "Don't use Premium enough",
    'Other (specify)',
  ]);
  for (const radio of reasons) expect(radio).not.toBeChecked();
});

test.each([
  [null, true],
  [false, false],
])('[ACCOUNT-066] a member who has had Premium (%s) is asked: %s', async (hasBeenPremium, isAsked) => {
  await open({ ...FORMER, hasBeenPremium: hasBeenPremium as true });
  expect(screen.queryAllByRole('radio')).toHaveLength(isAsked ? 6 : 0);
  expect(screen.queryAllByText(/^You haven't had Premium yet/)).toHaveLength(isAsked ? 0 : 1);
});

test('[ACCOUNT-066] a member with a trial on another account and no Premium on this one is not asked', async () => {
  await open(FORMER, { listSubscriptions: () => ({ data: [] }) });
  expect(await screen.findByText(/^You haven't had Premium yet/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('[ACCOUNT-066] a member whose subscriptions cannot be read is asked', async () => {
  await open(FORMER, { listSubscriptions: () => Promise.reject(new Error('down')) });
  expect(screen.getAllByRole('radio')).toHaveLength(6);
});

test('[ACCOUNT-058] without a reason nothing is sent, and the choice shows an error', async () => {
  const page = await open();
  const { events } = page;
  await send();
  expect(events).toEqual([MISSING]);
  expect(sent(page)).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('This field is required');
  expect(reason('Switching to a different plan')).toHaveFocus();
});

test('[ACCOUNT-059] "Other" requires text that is not blank', async () => {
  const page = await open();
  const { events } = page;
  await userEvent.click(reason('Other (specify)'));
  await userEvent.type(words(), '  ');
  await send();
  expect(events).toEqual([MISSING]);
  expect(sent(page)).toEqual([]);
  expect(words()).toBeInvalid();
  expect(words()).toHaveFocus();
  expect(words()).toHaveAccessibleDescription('This field is required');
  await userEvent.type(words(), 'x');
  expect(words()).toBeValid();
});

const STORED = { id: 1, creation_time: '2026-01-01T00:00:00.000Z' };

test.each([
  ['a reason', 'Technical issues with Premium', undefined, 'Technical issues with Premium'],
  ['other words', 'Other (specify)', ' Too loud. ', 'Other (specify): Too loud.'],
])(
  '[ACCOUNT-060] [ACCOUNT-061] [ACCOUNT-065] %s is sent to the support address of the service, and closing the thanks opens the account',
  async (_, chosen, typed, body) => {
    const page = await open();
    page.data.answer({
      getSupport: () => ({ data: { memberId: memberIdSchema.parse(7) } }),
      sendMessage: ({ body: message }) => ({ data: { ...message, ...STORED } as never }),
    });
    await userEvent.click(reason(chosen));
    if (typed) await userEvent.type(words(), typed);
    await send();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)).toEqual([
      {
        name: 'sendMessage',
        input: {
          body: {
            content: chosen,
            sender: 1,
            recipient: 7,
            email: { subject: 'Premium cancellation feedback', body },
            mode: 'EMAIL',
            type: 'NOTIFICATION',
          },
        },
      },
    ]);
    await waitFor(() =>
      expect(page.events).toEqual([
        { name: 'modal:show', payload: { type: 'simple-message', contentKey: 'CANCELLATION_FEEDBACK_SUCCESS' } },
      ]),
    );
    expect(page.navigation.visits).toEqual([]);
    await act(async () => page.bus.emit('modal:closed', { type: 'simple-message', outcome: 'confirmed' }));
    expect(page.navigation.visits).toEqual([{ path: '/account', replace: true }]);
  },
);

test.each(failuresExcept())(
  '[ACCOUNT-062] feedback that %s shows a dialog, preserves the text and can be sent again',
  async (_, fault) => {
    const page = await open();
    const { data, events } = page;
    simulateFailure(data, 'sendMessage', fault);
    await send();
    fireEvent.click(reason('Other (specify)'));
    fireEvent.change(words(), { target: { value: 'Too loud.' } });
    jest.useFakeTimers();
    fireEvent.click(sendButton());
    await waitForFailure();
    endSimulation();
    expect(events.slice(1)).toEqual([
      HIDE,
      { name: 'modal:show', payload: { type: 'error', contentKey: 'CANCELLATION_FEEDBACK_ERROR' } },
    ]);
    expect(words()).toHaveValue('Too loud.');
    await send();
    expect(sent(page)).toHaveLength(2);
  },
);
