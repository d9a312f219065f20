import { openPage } from '@afterglow/shared-area/testing';
import { ApiError } from '@afterglow/shared-data';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../../area.ts';
import { captchaBox, captchaTask, defineFakeAltcha, letTaskExpire } from '../../../testing/captcha.ts';
import { EMAIL, button, field, fillSignUp, link, press, refuse, sentTo } from '../../../testing/entry-forms.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';

const INVALID_SIGN_UP = notification('warning', 'Check your email and password.');
const MISSING = notification('warning', "Please check the box to show you're not a robot.");
const COULD_NOT_LOAD = /^We couldn't load the robot check\./;

beforeAll(defineFakeAltcha);
afterEach(() => jest.useRealTimers());

async function openSignUp(createMember = refuse('createMember', 500)) {
  let tasks = 0;
  const createCaptchaTask = () => {
    tasks += 1;
    return captchaTask(`task ${tasks}`);
  };
  const host = await openPage(remote, { path: '/auth/signup', answers: { createCaptchaTask, createMember } });
  await captchaBox();
  return host;
}

const refuseProof = () => {
  throw new ApiError({ operation: 'createMember', code: 'captcha_refused', status: 403, message: 'No.' });
};
const proofsIn = (data: Parameters<typeof sentTo>[0]) =>
  sentTo(data, 'createMember').map(({ headers }) => headers?.['x-captcha-proof']);

test('[AUTH-018] the page has a captcha, a terms notice, a "Sign Up" button and a "Log in" link', async () => {
  const { data } = await openSignUp();
  expect(await captchaBox()).not.toBeChecked();
  expect(sentTo(data, 'createCaptchaTask')).toMatchObject([{ body: { form: 'sign-up' } }]);
  expect(screen.getByText(/^By continuing, you agree/)).toBeVisible();
  expect(button('Sign Up')).toHaveAttribute('type', 'submit');
  expect(link('Log in')).toHaveAttribute('href', '/auth/login');
});

test('[AUTH-040] [AUTH-045] asks for the captcha once the fields are valid, and sends nothing without it', async () => {
  const { data, events } = await openSignUp();
  await press('Sign Up');
  expect(events).toEqual([INVALID_SIGN_UP]);
  fillSignUp();
  await press('Sign Up');
  await waitFor(() => expect(events.at(-1)).toEqual(MISSING));
  expect(sentTo(data, 'createMember')).toEqual([]);
});

test('[AUTH-075] the solution is sent in the header x-captcha-proof, and a failed call resets the captcha', async () => {
  const { data, events } = await openSignUp();
  fillSignUp();
  fireEvent.click(await captchaBox());
  await press('Sign Up');
  await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
  expect(proofsIn(data)).toEqual(['task 1']);
  expect(sentTo(data, 'createMember')[0]?.body).toEqual({ email: EMAIL, username: EMAIL, password: 'long enough' });
  await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
  fireEvent.click(await captchaBox());
  await press('Sign Up');
  await waitFor(() => expect(proofsIn(data)).toEqual(['task 1', 'task 2']));
});

test('a solution that the service rejects is requested again, and typed text stays', async () => {
  const { events } = await openSignUp(refuseProof);
  fillSignUp();
  fireEvent.click(await captchaBox());
  await press('Sign Up');
  await waitFor(() => expect(events).toEqual([MISSING]));
  expect(field('Email')).toHaveValue(EMAIL);
  await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
});

test('an expired task is replaced, with a message only if it was solved', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { data, events } = await openSignUp();
  await letTaskExpire();
  expect(sentTo(data, 'createCaptchaTask')).toHaveLength(2);
  expect(screen.queryByText('expired')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox'));
  await letTaskExpire();
  expect(screen.getByText('expired')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  fillSignUp();
  await act(async () => void fireEvent.click(button('Sign Up')));
  expect(events).toEqual([MISSING]);
});

test('a captcha that cannot be loaded shows it, and retries on a click or when online', async () => {
  const createCaptchaTask = jest.fn(refuse('createCaptchaTask', 503));
  const { data } = await openPage(remote, { path: '/auth/signup', answers: { createCaptchaTask } });
  expect(await screen.findByRole('alert')).toHaveTextContent(COULD_NOT_LOAD);
  await press('Try again');
  expect(createCaptchaTask).toHaveBeenCalledTimes(2);
  data.answer({ createCaptchaTask: () => captchaTask('task') });
  fireEvent(window, new Event('online'));
  expect(await captchaBox()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
