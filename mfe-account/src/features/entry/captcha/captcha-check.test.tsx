import { renderWithPorts } from '@afterglow/shared-area/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { captchaBox, captchaTask, defineFakeAltcha, NO_CAPTCHA } from '../../../testing/captcha.ts';
import { CaptchaCheck } from './captcha-check.tsx';
import type { Captcha, CaptchaWidget } from './captcha.ts';

beforeAll(defineFakeAltcha);

function show(Widget: CaptchaWidget, createCaptchaTask: () => ReturnType<typeof captchaTask>) {
  const captcha = createRef<Captcha>();
  renderWithPorts(<Widget captcha={captcha} form="sign-up" />, { answers: { createCaptchaTask } });
  return captcha;
}

test('[AUTH-019] reset and getToken work for each provider: no token until solved, a new task after reset', async () => {
  let provider = 'ours';
  const captcha = show(CaptchaCheck, () => captchaTask(`a task of ${provider}`));
  fireEvent.click(await captchaBox());
  expect(captcha.current?.getToken()).toBe('a task of ours');

  provider = 'a hosted provider';
  captcha.current?.reset();
  expect(captcha.current?.getToken()).toBeNull();
  await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
  fireEvent.click(await captchaBox());
  await waitFor(() => expect(captcha.current?.getToken()).toBe('a task of a hosted provider'));
});

test('where the service needs no captcha, nothing is shown and the form continues immediately', async () => {
  const captcha = createRef<Captcha>();
  renderWithPorts(<CaptchaCheck captcha={captcha} form="sign-up" />, { answers: NO_CAPTCHA });
  await waitFor(() => expect(captcha.current?.getToken()).toBe(''));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
