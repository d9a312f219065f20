import { emailSchema, MESSAGES, operations, type Member, type MemberChanges } from '@afterglow/shared-contracts';
import { birthdayOf, birthdayParts, birthdayProblem, type ChosenDate } from '@afterglow/shared-area/forms';
import type { FieldErrors } from '../../../lib/use-fields.ts';

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

/** A password alone is not a change. */
export function isChanged(values: ProfileValues, saved: ProfileValues): boolean {
  return Object.keys(saved).some((name) => name !== 'currentPassword' && values[name] !== saved[name]);
}

/** Compared as the service compares emails; an incomplete one counts as new. */
export function isNewEmail({ email }: ProfileValues, member: Member): boolean {
  const typed = emailSchema.safeParse(email);
  return (typed.data ?? email) !== emailSchema.safeParse(member.email).data;
}

/**
 * The request body: only what was changed here, because the rest may have been changed elsewhere. A cleared birthday
 * is removed. The password is sent only with a new email.
 */
export function profileChanges(values: ProfileValues, member: Member, now: Date): MemberChanges {
  const saved = profileValues(member);
  const differs = (...names: readonly (keyof ChosenDate | 'firstName' | 'lastName')[]) =>
    names.some((name) => values[name].trim() !== saved[name]);
  const isNew = isNewEmail(values, member);
  return {
    ...(isNew && { email: values.email.trim() }),
    ...(differs('firstName') && { firstName: values.firstName.trim() }),
    ...(differs('lastName') && { lastName: values.lastName.trim() }),
    ...(differs('day', 'month', 'year') && { birthday: birthdayOf(values, now) ?? null }),
    ...(isNew && values.currentPassword !== '' && { currentPassword: values.currentPassword }),
  };
}

const loginEmail = operations.createToken.body.shape.email;

/** The errors of the fields, by name. */
export function profileFaults(values: ProfileValues, needsPassword: boolean): FieldErrors<ProfileValues> {
  const isEmail = loginEmail.safeParse(values.email.trim()).success;
  const day = birthdayProblem(values);
  return {
    ...(!isEmail && { email: MESSAGES.FIELD_REQUIRED_EMAIL.text }),
    ...(needsPassword && values.currentPassword === '' && { currentPassword: MESSAGES.FIELD_REQUIRED.text }),
    ...(day !== null && { day }),
  };
}
