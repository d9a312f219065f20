import { buildMember } from '@afterglow/shared-contracts/testing';
import { signUpRefusal } from './sign-up-refusal.ts';
import { signedUpUser } from './signed-up-user.ts';

test('[AUTH-050] the user to store is the user of the answer with the token of its header', () => {
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

test('[AUTH-064] a conflict without a network is one with a password', () => {
  expect(signUpRefusal({ status: 409, headers: new Headers() })).toMatchObject({ notice: 'USER_ALREADY_EXISTS' });
});
