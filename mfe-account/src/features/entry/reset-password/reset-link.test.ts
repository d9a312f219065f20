import { memberIdSchema } from '@afterglow/shared-contracts';
import { newPasswordBody, readResetLink } from './reset-link.ts';

test('[AUTH-051] the payload is the member with id and password, and the token', () => {
  expect(newPasswordBody({ id: memberIdSchema.parse(7), token: 'abc' }, 'long enough')).toEqual({
    member: { id: 7, password: 'long enough' },
    token: 'abc',
  });
});

test.each([
  '',
  '?token=abc',
  '?members_id=7',
  '?members_id=seven&token=abc',
  '?members_id=&token=abc',
  '?members_id=7&token=',
])('a link with %j is incomplete', (search) => {
  expect(readResetLink(search)).toBeNull();
});
