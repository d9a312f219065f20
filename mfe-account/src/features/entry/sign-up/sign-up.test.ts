import { toNotification, operations } from '@afterglow/shared-contracts';
import { buildMember } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { signUpRefusal } from './sign-up-refusal.ts';
import { signedUpUser } from './use-sign-up.ts';

test('[AUTH-050] the stored user is the user of the response with the token of its header', () => {
  const member = buildMember({ email: 'ada@afterglow.example' });
  const data = { ...member, members_id: { id: member.id } };
  const headers = new Headers({ 'x-auth-token': 'abc' });
  expect(signedUpUser({ data, headers })).toEqual({
    token: 'abc',
    members_id: { id: member.id },
    email: 'ada@afterglow.example',
  });
  expect(signedUpUser({ data, headers: new Headers() })).toBeNull();
});

test('[AUTH-064] a conflict without a provider is one with a password', () => {
  const failure = { operation: 'createMember', code: 'conflict', status: 409, headers: new Headers() } as const;
  expect(signUpRefusal(new ApiError({ ...failure, message: 'No.' }))).toMatchObject({
    notification: 'USER_ALREADY_EXISTS',
  });
});

test('[AUTH-042] the field error message is a danger on Log In and a warning on Sign up', () => {
  const message = 'Check your email and password.';
  expect(toNotification('EMAIL_PASSWORD_REQUIRED', { area: 'login' })).toEqual({ type: 'danger', message });
  expect(toNotification('EMAIL_PASSWORD_REQUIRED', { area: 'sign-up' })).toEqual({ type: 'warning', message });
});

test('[AUTH-044] a new password has at least 8 characters, and a login accepts any that is not empty', () => {
  const email = 'ada@afterglow.example';
  const { createMember, createToken, setNewPassword, updateMember } = operations;
  const bodies = [
    [createMember, (password: string) => ({ email, username: email, password })],
    [setNewPassword, (password: string) => ({ member: { id: 7, password }, token: 'abc' })],
    [updateMember, (password: string) => ({ password })],
  ] as const;
  for (const [{ name, body }, withPassword] of bodies) {
    const refused = body.safeParse(withPassword('1234567'));
    expect([name, refused.error?.issues[0]?.message]).toEqual([name, 'Use at least 8 characters']);
    expect([name, body.safeParse(withPassword('12345678')).success]).toEqual([name, true]);
  }
  expect(createToken.body.safeParse({ email, password: 'x' }).success).toBe(true);
  expect(createToken.body.safeParse({ email, password: '' }).success).toBe(false);
});
