import { openPage } from '@afterglow/shared-area/testing';
import { createEventBus, memberIdSchema, type SecondFactorOutcome } from '@afterglow/shared-contracts';
import { createDataLayer } from '@afterglow/shared-data';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, waitForFailure } from '../../../testing/faults.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';
import { refuseWith } from '../../../testing/open-security.ts';
import { installPasskeyBrowser, refusal, removePasskeyBrowser } from '../../../testing/passkey-browser.ts';

const EMAIL = 'ada@afterglow.example';
const WRONG_CODE = "That code isn't right or has already been used. Try a new one.";

/** By then the email field has renewed its challenge. */
const RENEWED_MS = 5 * MINUTE_MS;

const layers: ReturnType<typeof createDataLayer>[] = [];
afterEach(() => {
  layers.splice(0).forEach((layer) => layer.dispose());
  removePasskeyBrowser();
  endSimulation();
});

const code = () => screen.getByLabelText('Code');
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openLogin() {
  const page = await openPage(remote, { path: '/auth/login' });
  page.session.login = () => Promise.resolve('second-factor-needed');
  return page;
}

/** The code step, whose next attempt ends with this outcome. */
async function openCode(outcome: SecondFactorOutcome = 'wrong-code') {
  const page = await openLogin();
  const sent: string[] = [];
  page.session.sendSecondFactor = async (given) => {
    sent.push(given);
    return outcome;
  };
  type('Email', EMAIL);
  type('Password', 'secret');
  await press('Log In');
  await screen.findByLabelText('Code');
  return { ...page, sent };
}

describe('a login that needs a code', () => {
  test('asks for it in one focused field that accepts autofilled codes', async () => {
    const { events } = await openCode();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One more step');
    expect(document.title).toBe('Afterglow | Log In');
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(events).toEqual([]);
  });

  test('continues to where the listener came from after the right code', async () => {
    const page = await openCode();
    page.session.sendSecondFactor = async () => {
      page.session.adopt({ token: 'new', members_id: { id: memberIdSchema.parse(1) }, email: EMAIL });
      return 'logged-in';
    };
    page.session.takeRedirectPath = () => '/mix/12';
    type('Code', '123456');
    await press('Log In');
    await waitFor(() => expect(page.navigation.visits).toEqual([{ path: '/mix/12', replace: true }]));
  });

  test('shows a missing or wrong code at the field, and accepts the next one', async () => {
    const { sent, events } = await openCode();
    await press('Log In');
    expect(code()).toHaveAccessibleDescription('This field is required');
    type('Code', '000000');
    await press('Log In');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(WRONG_CODE));
    expect(code()).toHaveFocus();
    expect(code()).toHaveValue('');
    expect(events).toContainEqual(notification('danger', WRONG_CODE));
    type('Code', '123 456');
    await press('Log In');
    await waitFor(() => expect(sent).toEqual(['000000', '123 456']));
  });

  test('accepts a recovery code instead, and switches back to the app', async () => {
    const { sent } = await openCode();
    await press('Use a recovery code');
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    type('Recovery code', 'x7kd-29mp-qqfr-3hzt');
    await press('Log In');
    await waitFor(() => expect(sent).toEqual(['x7kd-29mp-qqfr-3hzt']));
    await press('Use my authenticator app');
    expect(code()).toHaveFocus();
  });

  test('that has expired starts again, with the known email', async () => {
    const { events } = await openCode('expired');
    type('Code', '123456');
    await press('Log In');
    expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(events).toContainEqual(notification('warning', 'Your login timed out. Please log in again.'));
  });

  test('returns to the password on request', async () => {
    await openCode();
    await press('Back to login');
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  test('must wait after too many codes', async () => {
    await openCode('too-many');
    type('Code', '123456');
    await press('Log In');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^Too many attempts\. /));
    expect(code()).toHaveValue('123456');
  });

  test.each(failuresExcept(401, 404, 429))(
    'whose code %s shows an error, preserves it and can be retried',
    async (_, fault) => {
      const page = await openCode();
      const expiryTime = '2026-11-21T12:05:00.000Z';
      const half = () => Promise.resolve(Response.json({ challenge: 'half-way', expiryTime }, { status: 202 }));
      let isHalf = true;
      const layer = createDataLayer({
        bus: createEventBus(),
        baseUrl: 'https://service.test',
        fetch: () => (isHalf ? half() : fault()),
      });
      layers.push(layer);
      await layer.session.login({ email: EMAIL, password: 'secret' });
      isHalf = false;
      page.session.sendSecondFactor = (given) => layer.session.sendSecondFactor(given);
      type('Code', '123456');
      jest.useFakeTimers();
      fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
      await waitForFailure();
      endSimulation();
      expect(page.events).toContainEqual(SOMETHING_WENT_WRONG);
      expect(code()).toHaveValue('123456');
      expect(screen.getByRole('button', { name: 'Log In' })).not.toHaveAttribute('aria-busy');
    },
  );
});

describe('a login by passkey', () => {
  const CHALLENGE = { data: { challenge: 'AQID', rpId: 'localhost', credentials: [] } };
  const USER = { data: { token: 'by passkey', members_id: { id: memberIdSchema.parse(7) }, email: EMAIL } };

  async function openWithPasskeys(hasAutofill = false, isUndecided = false) {
    const browser = installPasskeyBrowser({ hasAutofill });
    if (isUndecided) browser.get.mockReturnValue(new Promise(() => undefined));
    const page = await openPage(remote, {
      path: '/auth/login',
      answers: { createPasskeyChallenge: () => CHALLENGE, createTokenByPasskey: () => USER },
    });
    return { ...page, ...browser };
  }

  test('is not offered by a browser without passkeys', async () => {
    await openPage(remote, { path: '/auth/login' });
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument();
  });

  test('uses the button: the device recognizes the member, who is logged in', async () => {
    const { get, session, navigation } = await openWithPasskeys();
    await press('Log in with a passkey');
    await waitFor(() => expect(navigation.visits).toEqual([{ path: '/', replace: true }]));
    expect(session.getSession()).toMatchObject({ status: 'member', user: { email: EMAIL } });
    expect(get.mock.calls).toMatchObject([[{ publicKey: { rpId: 'localhost', userVerification: 'required' } }]]);
  });

  test('is requested by the button alone while pending, however long that takes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { data } = await openWithPasskeys(true, true);
    const asked = () => data.calls.filter(({ name }) => name === 'createPasskeyChallenge').length;
    await act(() => jest.advanceTimersByTimeAsync(RENEWED_MS));
    const before = asked();
    expect(before).toBeGreaterThan(1);
    fireEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    await act(() => jest.advanceTimersByTimeAsync(RENEWED_MS));
    expect(asked()).toBe(before + 1);
    jest.useRealTimers();
  });

  test('is offered as a suggestion in the email field until the page closes', async () => {
    const { get, session } = await openWithPasskeys(true);
    await waitFor(() => expect(session.getSession()).toMatchObject({ status: 'member' }));
    expect(get.mock.calls).toMatchObject([[{ mediation: 'conditional' }]]);
  });

  test.each([
    ['the person does not want to', 'NotAllowedError', []],
    [
      'the device cannot',
      'UnknownError',
      [notification('warning', "Your device couldn't use the passkey. Try again, or log in another way.")],
    ],
  ])('when %s does not log in, and the button works again', async (_, name, complaints) => {
    const { get, events } = await openWithPasskeys();
    get.mockRejectedValue(refusal(name));
    await press('Log in with a passkey');
    const button = screen.getByRole('button', { name: 'Log in with a passkey' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(events.filter((event) => event.name === 'notification:show')).toEqual(complaints);
  });

  test.each([
    [401, 'This passkey no longer works here. Log in another way.'],
    [429, 'Something went wrong. Please try again.'],
    [500, 'Something went wrong. Please try again.'],
  ])('that is answered with %i is said', async (status, text) => {
    const { data, events } = await openWithPasskeys();
    data.answer({ createTokenByPasskey: refuseWith(status) });
    await press('Log in with a passkey');
    await waitFor(() => expect(events).toContainEqual(notification('danger', text)));
  });
});
