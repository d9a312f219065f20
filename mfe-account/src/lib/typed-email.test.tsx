import { openPage } from '@afterglow/shared-area/testing';
import { buildMember } from '@afterglow/shared-contracts/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { remote } from '../area.ts';
import { NO_CAPTCHA } from '../testing/captcha.ts';
import { EMAIL, PASSWORD, RESET_LINK, field, press, refuse, type } from '../testing/entry-forms.ts';

afterEach(() => sessionStorage.clear());

async function goTo(path: string) {
  cleanup();
  const getMember = () => ({ data: buildMember({ email: EMAIL }) });
  return openPage(remote, { path, answers: { ...NO_CAPTCHA, getMember } });
}

describe('an email typed on one page', () => {
  test.each([
    ['/auth/login', '/auth/forgot-password'],
    ['/auth/login', '/auth/signup'],
    ['/auth/signup', '/auth/login'],
    ['/auth/forgot-password', '/auth/login'],
  ])('of %s appears on %s', async (from, to) => {
    await goTo(from);
    type('Email', EMAIL);
    await goTo(to);
    expect(field('Email')).toHaveValue(EMAIL);
  });

  test('appears on the sign-up when it has no account, though the login has cleared it', async () => {
    const { session } = await goTo('/auth/login');
    session.login = () => Promise.resolve('email-not-found');
    type('Email', EMAIL);
    type('Password', PASSWORD);
    await press('Log In');
    await waitFor(() => expect(field('Email')).toHaveValue(''));
    await goTo('/auth/signup');
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Password')).toHaveValue('');
  });

  test('is not stored while it is incomplete', async () => {
    await goTo('/auth/login');
    type('Email', 'ada@');
    await goTo('/auth/signup');
    expect(field('Email')).toHaveValue('');
  });
});

test('whose password was set appears on the login', async () => {
  const { data } = await goTo(RESET_LINK);
  data.answer({ setNewPassword: () => ({ data: undefined }) });
  await waitFor(() => expect(field('Email')).toHaveValue(EMAIL));
  type('Password', PASSWORD);
  type('Confirm password', PASSWORD);
  await press('RESET PASSWORD');
  await goTo('/auth/login');
  expect(field('Email')).toHaveValue(EMAIL);
});

test('is not stored when the service rejects the link', async () => {
  await openPage(remote, { path: RESET_LINK, answers: { getMember: refuse('getMember', 401) } });
  await goTo('/auth/login');
  expect(field('Email')).toHaveValue('');
});
