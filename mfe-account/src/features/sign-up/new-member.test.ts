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

test('[AUTH-021] [AUTH-049] a date that does not exist is not sent', () => {
  expect(newMember({ ...CREDENTIALS, day: '31', month: '2', year: '1990' })).not.toHaveProperty('birthday');
});

test('[AUTH-039] a day from 1 to 31, a month from 1 to 12 and a year from 1900 to this one make a birthday, and nothing outside', () => {
  const thisYear = new Date().getFullYear();
  const birthdayOf = (day: number, month: number, year: number) =>
    newMember({ ...CREDENTIALS, day: `${day}`, month: `${month}`, year: `${year}` }).birthday;
  expect(birthdayOf(1, 1, 1900)).toBe('1900-01-01');
  expect(birthdayOf(31, 12, thisYear)).toBe(`${thisYear}-12-31`);
  const outside = [
    [0, 1, 1990],
    [32, 1, 1990],
    [1, 0, 1990],
    [1, 13, 1990],
    [1, 1, 1899],
    [1, 1, thisYear + 1],
  ] as const;
  for (const [day, month, year] of outside) expect(birthdayOf(day, month, year)).toBeUndefined();
});
