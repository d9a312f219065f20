import { openPage } from '@afterglow/shared-area/testing';
import { buildMember, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../../area.ts';
import {
  EMAIL,
  PASSWORD,
  REQUIRED,
  RESET_LINK,
  TOO_COMMON,
  button,
  field,
  press,
  refuse,
  refuseCommon,
  sentTo,
  type,
} from '../../../testing/entry-forms.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';

afterEach(() => sessionStorage.clear());

function watchLeaving({ events, navigation }: Awaited<ReturnType<typeof openPage>>): () => readonly unknown[] {
  let said: readonly unknown[] = [];
  const { navigate } = navigation;
  jest.spyOn(navigation, 'navigate').mockImplementation((path, options) => {
    said = [...events];
    navigate(path, options);
  });
  return () => said;
}

describe('a forgotten password', () => {
  const open = (answer: () => { data: undefined } | never = () => ({ data: undefined })) =>
    openPage(remote, { path: '/auth/forgot-password', answers: { requestPasswordReset: answer } });

  test('[AUTH-022] [AUTH-046] the page has an email field and "Send", which requires an email', async () => {
    const { events, data } = await open();
    expect(document.title).toBe('Afterglow | Forgot Password');
    for (const email of ['', 'ada']) {
      type('Email', email);
      await press('Send');
      expect(events.at(-1)).toEqual(notification('warning', 'Enter a valid email, like name@example.com.'));
      expect(field('Email')).toBeInvalid();
    }
    expect(data.calls).toEqual([]);
  });

  test('[AUTH-059] [AUTH-063] shows that the mail is sent, and then leads to the login', async () => {
    const page = await open();
    const { navigation, data } = page;
    const shownBeforeLeaving = watchLeaving(page);
    type('Email', EMAIL);
    await press('Send');
    await waitFor(() => expect(navigation.visits).toEqual([{ path: '/auth/login', replace: true }]));
    expect(shownBeforeLeaving()).toEqual([
      notification('success', 'Check your inbox. We sent you a link to reset your password.'),
    ]);
    expect(sentTo(data, 'requestPasswordReset')).toEqual([{ body: { email: EMAIL } }]);
  });

  test('[AUTH-058] an unknown address shows an error, and the field is cleared', async () => {
    const { events } = await open(refuse('requestPasswordReset', 404));
    type('Email', EMAIL);
    await press('Send');
    await waitFor(() =>
      expect(events).toEqual([
        notification('danger', "We couldn't find an account with this email. Check it for typos, or sign up."),
      ]),
    );
    expect(field('Email')).toHaveValue('');
    expect(field('Email')).toHaveFocus();
  });
});

describe('a new password', () => {
  const answers = {
    getMember: () => ({ data: buildMember({ email: EMAIL }) }),
    setNewPassword: () => ({ data: undefined }),
  };
  const open = (path = RESET_LINK) => openPage(remote, { path, answers });

  test.each([RESET_LINK, '/set-new-password?members_id=7&token=abc'])(
    '[AUTH-006] [AUTH-023] [AUTH-065] %s shows the owner of the password, fetched with the token of the link',
    async (path) => {
      const { data } = await open(path);
      const email = await screen.findByLabelText('Email');
      expect(email).toHaveValue(EMAIL);
      expect(email).toBeDisabled();
      expect(field('Password')).toBeVisible();
      expect(field('Confirm password')).toBeVisible();
      expect(button('RESET PASSWORD')).toBeVisible();
      expect(sentTo(data, 'getMember')).toMatchObject([{ params: { id: 7 }, token: 'abc' }]);
    },
  );

  test('[AUTH-065] without the member, the email is omitted', async () => {
    await openPage(remote, { path: RESET_LINK, answers: { getMember: refuse('getMember', 403) } });
    expect(button('RESET PASSWORD')).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  test.each(['', '?token=abc', '?members_id=x&token=abc', '?members_id=7'])(
    '[AUTH-007] the link %j shows the form, and sending it fails without a request',
    async (query) => {
      const { data, events } = await open(`/auth/reset-password${query}`);
      type('Password', PASSWORD);
      type('Confirm password', PASSWORD);
      await press('RESET PASSWORD');
      await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
      expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
      expect(data.calls).toEqual([]);
    },
  );

  test.each([
    ['', '', true],
    ['', PASSWORD, true],
    [PASSWORD, '', false],
    [PASSWORD, 'something else', false],
  ])('[AUTH-047] [AUTH-048] %j and %j ask for the fields, and nothing is sent', async (first, second, isMissing) => {
    const { data, events } = await open();
    type('Password', first);
    type('Confirm password', second);
    await press('RESET PASSWORD');
    expect(events).toEqual([notification('warning', 'Check your new password in both fields.')]);
    if (isMissing) expect(field('Password')).toHaveAccessibleDescription(REQUIRED);
    expect(field('Confirm password')).toHaveAccessibleDescription(
      'This field is required and should match password above',
    );
    expect(sentTo(data, 'setNewPassword')).toEqual([]);
  });

  test('[AUTH-044] [AUTH-047] a short password shows an error at its field, and nothing is sent', async () => {
    const { data } = await open();
    type('Password', 'short');
    type('Confirm password', 'short');
    await press('RESET PASSWORD');
    expect(field('Password')).toHaveAccessibleDescription('Use at least 8 characters');
    expect(sentTo(data, 'setNewPassword')).toEqual([]);
  });

  test('[AUTH-077] a common password is rejected at its field, before and after it is sent', async () => {
    const { data, events, navigation } = await open();
    data.answer({ setNewPassword: refuseCommon('setNewPassword') });
    type('Password', 'password1');
    type('Confirm password', 'password1');
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(TOO_COMMON));
    type('Password', PASSWORD);
    type('Confirm password', PASSWORD);
    expect(field('Password')).toHaveAccessibleDescription('Use at least 8 characters');
    await press('RESET PASSWORD');
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(TOO_COMMON));
    expect(events).toEqual([notification('warning', TOO_COMMON)]);
    expect(navigation.visits).toEqual([]);
  });

  test('[AUTH-078] a member who sets a new password is logged out when the login opens', async () => {
    const page = await open();
    act(() => page.session.become(buildMemberSession()));
    type('Password', PASSWORD);
    type('Confirm password', PASSWORD);
    await press('RESET PASSWORD');
    await waitFor(() => expect(page.navigation.visits).toEqual([{ path: '/auth/login', replace: true }]));
    expect(page.session.getSession()).toEqual({ status: 'visitor' });
  });

  test('[AUTH-061] [AUTH-063] shows the success, and then leads to the login', async () => {
    const page = await open();
    const { data, navigation } = page;
    const shownBeforeLeaving = watchLeaving(page);
    type('Password', PASSWORD);
    type('Confirm password', PASSWORD);
    await press('RESET PASSWORD');
    await waitFor(() => expect(navigation.visits).toEqual([{ path: '/auth/login', replace: true }]));
    expect(shownBeforeLeaving()).toEqual([notification('success', 'Password changed. You can now log in.')]);
    expect(sentTo(data, 'setNewPassword')).toEqual([{ body: { member: { id: 7, password: PASSWORD }, token: 'abc' } }]);
  });
});
