import { openPage } from '@afterglow/shared-area/testing';
import { buildMember, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { remote } from '../../area.ts';
import { NO_CAPTCHA } from '../../testing/captcha.ts';
import { EMAIL, RESET_LINK, field, type } from '../../testing/entry-forms.ts';

afterEach(() => sessionStorage.clear());

const PAGES = [
  { path: '/auth/login', filled: { Email: 'username webauthn', Password: 'current-password' } },
  {
    path: '/auth/signup',
    filled: {
      Email: 'username',
      'Confirm email': 'off',
      Password: 'new-password',
      'Confirm password': 'new-password',
      Day: 'bday-day',
      Month: 'bday-month',
      Year: 'bday-year',
    },
  },
  { path: '/auth/forgot-password', filled: { Email: 'username' } },
  { path: RESET_LINK, filled: { Email: 'username', Password: 'new-password', 'Confirm password': 'new-password' } },
] as const;

const answers = {
  ...NO_CAPTCHA,
  getMember: () => ({ data: buildMember({ email: EMAIL }), headers: new Headers({ 'x-password-state': 'set' }) }),
};

describe.each(PAGES)('a password manager on $path', ({ path, filled }) => {
  test('finds one form with described fields and a real submit button', async () => {
    await openPage(remote, { path, answers });
    for (const [label, purpose] of Object.entries(filled)) {
      expect(await screen.findByLabelText(label)).toHaveAttribute('autocomplete', purpose);
    }
    const forms = document.querySelectorAll('form');
    expect(forms).toHaveLength(1);
    expect(forms[0]?.querySelectorAll('button[type="submit"]')).toHaveLength(1);
    const inputs = [...(forms[0]?.querySelectorAll('input, select') ?? [])];
    // A disabled field is only read.
    expect(inputs.filter((input) => input.matches(':enabled:not([name])'))).toEqual([]);
  });
});

describe('a session that is fetched again', () => {
  test.each([
    ['/auth/login', 'Email'],
    ['/auth/signup', 'Confirm email'],
    ['/auth/forgot-password', 'Email'],
    [RESET_LINK, 'Confirm password'],
  ])('leaves %s half filled in, as it is', async (path, label) => {
    const { session } = await openPage(remote, { path, answers });
    type(label, EMAIL);
    act(() => session.become({ status: 'visitor' }));
    expect(field(label)).toHaveValue(EMAIL);
  });

  test.each([
    ['/account/edit-profile', 'First name'],
    ['/account/change-password', 'New password'],
  ])('leaves %s half filled in, as it is, even when the member has changed', async (path, label) => {
    const { session } = await openPage(remote, { path, answers, session: buildMemberSession({ email: EMAIL }) });
    type(label, 'half');
    act(() => session.become(buildMemberSession({ email: EMAIL, lastName: 'Byron', premium: true })));
    expect(field(label)).toHaveValue('half');
  });
});
