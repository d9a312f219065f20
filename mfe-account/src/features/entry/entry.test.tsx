import { openPage } from '@afterglow/shared-area/testing';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { remote } from '../../area.ts';
import { NO_CAPTCHA } from '../../testing/captcha.ts';
import {
  EMAIL,
  PASSWORD,
  RESET_LINK,
  button,
  field,
  fillLogIn,
  fillSignUp,
  link,
  press,
  refuse,
  type,
} from '../../testing/entry-forms.ts';
import {
  failuresExcept,
  endSimulation,
  simulateFailure,
  simulateLoginFailure,
  waitForFailure,
} from '../../testing/faults.ts';
import { SOMETHING_WENT_WRONG } from '../../testing/notifications.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('every login page', () => {
  test.each([
    ['/auth/login', 'Afterglow | Log In'],
    ['/auth/signup', 'Afterglow | Sign Up'],
  ])('[AUTH-008] [AUTH-015] %s shows Facebook, Google and Apple in this order, then "OR"', async (path, title) => {
    await openPage(remote, { path });
    const buttons = screen.getAllByRole('button', { name: /^Continue with/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Continue with Facebook',
      'Continue with Google',
      'Continue with Apple',
    ]);
    const separator = screen.getByText('OR');
    expect(buttons[2]?.compareDocumentPosition(separator)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.title).toBe(title);
  });

  test.each(['Facebook', 'Google', 'Apple'])(
    '[AUTH-029] a click on %s sends the browser to the service',
    async (name) => {
      const opened = jest.spyOn(window, 'open').mockReturnValue(null);
      await openPage(remote, { path: '/auth/login' });
      await press(`Continue with ${name}`);
      expect(opened.mock.calls).toEqual([[`/v3/auth/oauth/${name.toLowerCase()}`, '_self']]);
    },
  );

  test.each(['/auth/login', '/auth/signup'])(
    '[AUTH-030] in an in-app browser a social button of %s opens the dialog without a redirect',
    async (path) => {
      const opened = jest.spyOn(window, 'open').mockReturnValue(null);
      const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mobile/22B83 Instagram 357.0.7.25.100');
      const { events, navigation } = await openPage(remote, { path, answers: NO_CAPTCHA });
      for (const network of ['Facebook', 'Google', 'Apple']) await press(`Continue with ${network}`);
      const notification = { type: 'in-app-browser', contentKey: 'IN_APP_BROWSER_NOTICE', data: { app: 'Instagram' } };
      expect(events).toEqual([1, 2, 3].map(() => ({ name: 'modal:show', payload: notification })));
      expect([opened.mock.calls, navigation.visits]).toEqual([[], []]);
      agent.mockRestore();
    },
  );

  test('[AUTH-011] [AUTH-012] [AUTH-013] [AUTH-014] the login links to the other pages, and states what continuing means', async () => {
    await openPage(remote, { path: '/auth/login' });
    expect(link('Forgot your password?')).toHaveAttribute('href', '/auth/forgot-password');
    expect(link('Sign up')).toHaveAttribute('href', '/auth/signup');
    expect(link('Sign up').closest('p')).toHaveTextContent(/^No account yet\? Sign up$/);
    const privacy = link('Privacy Policy');
    expect(privacy).toHaveAttribute('href', '/about/privacy-policy');
    expect(privacy.closest('p')).toHaveTextContent(/^By continuing, you agree to our Terms and Privacy Policy\.$/);
    const terms = screen.getAllByRole('link', { name: 'Terms' });
    expect(terms.map((each) => each.getAttribute('href'))).toEqual(['/about/privacy-policy', '/about/privacy-policy']);
    expect(terms[1]?.closest('p')).toHaveTextContent(
      "New here? When you use social login, we'll create an account for you and you agree to our Terms.",
    );
  });

  test.each(['/auth/login', '/auth/signup', '/auth/forgot-password'])(
    '%s redirects a member immediately',
    async (path) => {
      const { navigation } = await openPage(remote, { path, session: buildMemberSession() });
      expect(navigation.visits).toEqual([{ path: '/', replace: true }]);
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
    },
  );
});

const FORMS = [
  {
    what: '[AUTH-054] a log-in',
    path: '/auth/login',
    call: 'createToken',
    fill: fillLogIn,
    submit: 'Log In',
    ownStatuses: [401, 404],
    stored: ['Email', EMAIL],
  },
  {
    what: '[AUTH-057] a sign-up',
    path: '/auth/signup',
    call: 'createMember',
    fill: fillSignUp,
    submit: 'Sign Up',
    ownStatuses: [409],
    stored: ['Email', EMAIL],
  },
  {
    what: '[AUTH-060] a request for a link',
    path: '/auth/forgot-password',
    call: 'requestPasswordReset',
    fill: () => type('Email', EMAIL),
    submit: 'Send',
    ownStatuses: [404],
    stored: ['Email', EMAIL],
  },
  {
    what: '[AUTH-062] a new password',
    path: RESET_LINK,
    call: 'setNewPassword',
    fill: () => ['Password', 'Confirm password'].forEach((label) => type(label, PASSWORD)),
    submit: 'RESET PASSWORD',
    ownStatuses: [],
    stored: ['Password', PASSWORD],
  },
] as const;

describe.each(FORMS)('$what', ({ what, path, call, fill, submit, ownStatuses, stored: [label, value] }) => {
  afterEach(endSimulation);

  test.each(failuresExcept(...ownStatuses))(`${what} that %s shows an error and can be retried`, async (_, answer) => {
    const answers = { ...NO_CAPTCHA, getMember: refuse('getMember', 403) };
    const { data, events, navigation, session } = await openPage(remote, { path, answers });
    const service = jest.fn(answer);
    if (call === 'createToken') simulateLoginFailure(session, service);
    else simulateFailure(data, call, service);
    fill();
    jest.useFakeTimers();
    fireEvent.click(button(submit));
    await waitForFailure();
    expect(events).toEqual([SOMETHING_WENT_WRONG]);
    expect(field(label)).toHaveValue(value);
    expect(button(submit)).not.toHaveAttribute('aria-busy');
    expect(service).toHaveBeenCalledTimes(1);
    fireEvent.click(button(submit));
    await waitForFailure();
    expect(service).toHaveBeenCalledTimes(2);
    expect(navigation.visits).toEqual([]);
  });
});
