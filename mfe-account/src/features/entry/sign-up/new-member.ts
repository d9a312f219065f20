import { genderSchema, type Gender, type NewMember } from '@afterglow/shared-contracts';
import { birthdayOf, type ChosenDate } from '@afterglow/shared-area/forms';

interface SignUpValues extends ChosenDate {
  readonly email: string;
  readonly password: string;
  readonly gender?: Gender | undefined;
}

export const GENDERS = genderSchema.options;

/** The request body: the username is the email, and empty fields are left out. */
export function newMember({ email, password, gender, ...date }: SignUpValues): NewMember {
  const birthday = birthdayOf(date);
  return { email, password, username: email, ...(birthday && { birthday }), ...(gender && { gender }) };
}
