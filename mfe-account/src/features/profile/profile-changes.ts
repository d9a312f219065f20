import type { Member, MemberChanges } from '@afterglow/shared-contracts';
import { birthdayOf, birthdayParts } from './birthday.ts';

/** The fields of the profile form. */
export interface ProfileValues extends Readonly<Record<string, string>> {
  readonly email: string;
  readonly currentPassword: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export function profileValues(member: Member): ProfileValues {
  return {
    email: member.email,
    currentPassword: '',
    firstName: member.firstName ?? '',
    lastName: member.lastName ?? '',
    ...birthdayParts(member.birthday),
  };
}

/** A password alone changes nothing. */
export function isChanged(values: ProfileValues, saved: ProfileValues): boolean {
  return Object.keys(saved).some((name) => name !== 'currentPassword' && values[name] !== saved[name]);
}

/** The service compares addresses without regard to case, too. */
export function isNewEmail({ email }: ProfileValues, member: Member): boolean {
  return email.trim().toLowerCase() !== member.email.toLowerCase();
}

/** What is sent: an incomplete birthday is left out, and stays as it is. */
export function profileChanges(values: ProfileValues, member: Member, nowMs: number): MemberChanges {
  const birthday = birthdayOf(values, nowMs);
  return {
    email: isNewEmail(values, member) ? values.email.trim() : member.email,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    ...(birthday.status === 'complete' && { birthday: birthday.date }),
    ...(values.currentPassword !== '' && { currentPassword: values.currentPassword }),
  };
}
