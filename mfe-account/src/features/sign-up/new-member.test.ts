import { operations } from '@afterglow/shared-contracts';
import { newMember } from './new-member.ts';

const CREDENTIALS = { email: 'ada@afterglow.example', password: 'long enough' };
const NO_DATE = { day: '', month: '', year: '' };

test('[AUTH-049] the payload holds email, password and a username equal to the email, and nothing else', () => {
  expect(newMember({ ...CREDENTIALS, ...NO_DATE })).toEqual({ ...CREDENTIALS, username: CREDENTIALS.email });
});

test('[AUTH-049] a birthday is sent as an ISO date and a gender as MALE or FEMALE, where they are chosen', () => {
  const date = { day: '7', month: '2', year: '1990' };
  for (const gender of ['MALE', 'FEMALE'] as const) {
    const member = newMember({ ...CREDENTIALS, ...date, gender });
    expect(member).toEqual({ ...CREDENTIALS, username: CREDENTIALS.email, birthday: '1990-02-07', gender });
    expect(operations.createMember.body.safeParse(member).success).toBe(true);
  }
});

test('[AUTH-049] what is no date is not sent', () => {
  expect(newMember({ ...CREDENTIALS, day: '31', month: '2', year: '1990' })).not.toHaveProperty('birthday');
});
