import { operations } from '@afterglow/shared-contracts';
import { newMember } from './new-member.ts';

const CREDENTIALS = { email: 'ada@afterglow.example', password: 'long enough' };
const NO_DATE = { day: '', month: '', year: '' };

test('[AUTH-049] the payload holds only email, password and a username equal to the email', () => {
  expect(newMember({ ...CREDENTIALS, ...NO_DATE })).toEqual({ ...CREDENTIALS, username: CREDENTIALS.email });
});

test('[AUTH-049] a chosen birthday is sent as an ISO date and a chosen gender as MALE or FEMALE', () => {
  const date = { day: '7', month: '2', year: '1990' };
  for (const gender of ['MALE', 'FEMALE'] as const) {
    const member = newMember({ ...CREDENTIALS, ...date, gender });
    expect(member).toEqual({ ...CREDENTIALS, username: CREDENTIALS.email, birthday: '1990-02-07', gender });
    expect(operations.createMember.body.safeParse(member).success).toBe(true);
  }
});

test('[AUTH-049] an invalid date is not sent', () => {
  expect(newMember({ ...CREDENTIALS, day: '31', month: '2', year: '1990' })).not.toHaveProperty('birthday');
});
