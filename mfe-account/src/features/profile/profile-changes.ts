import type { Member, MemberChanges } from '@afterglow/shared-contracts';
import { birthdayOf, birthdayParts, type ChosenDate } from '@afterglow/shared-area/forms';

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

/** How much of the birthday is chosen; a day that does not exist, or has not come yet, is none. */
export function birthdayState(parts: ChosenDate, now: Date): 'incomplete' | 'impossible' | 'complete' {
  if ([parts.day, parts.month, parts.year].includes('')) return 'incomplete';
  const birthday = birthdayOf(parts, now);
  return birthday === undefined || Date.parse(birthday) > now.getTime() ? 'impossible' : 'complete';
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
export function profileChanges(values: ProfileValues, member: Member, now: Date): MemberChanges {
  const birthday = birthdayOf(values, now);
  return {
    email: isNewEmail(values, member) ? values.email.trim() : member.email,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    ...(birthday !== undefined && { birthday }),
    ...(values.currentPassword !== '' && { currentPassword: values.currentPassword }),
  };
}
