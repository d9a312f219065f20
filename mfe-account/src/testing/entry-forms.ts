import type { CallInput, OperationName } from '@afterglow/shared-contracts';
import type { FakeDataPort } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const EMAIL = 'ada@afterglow.example';
export const PASSWORD = 'long enough';
export const REQUIRED = 'This field is required';
export const RESET_LINK = '/auth/reset-password?members_id=7&token=abc';

export const field = (label: string) => screen.getByLabelText(label);
export const button = (name: string) => screen.getByRole('button', { name });
export const link = (name: string) => screen.getByRole('link', { name });
export const press = (name: string) => userEvent.click(button(name));
/** In one change: typing letter by letter takes too long for a form with four fields. */
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

export function sentTo(data: FakeDataPort, name: OperationName): readonly CallInput<OperationName>[] {
  return data.calls.filter((call) => call.name === name).map(({ input }) => input);
}

export function refuse(name: OperationName, status: number, headers = new Headers()): () => never {
  return () => {
    throw new ApiError({ operation: name, code: 'unexpected', status, headers, message: 'No.' });
  };
}

export const TOO_COMMON = 'That password is too common. Choose another one.';

/** The service rejects a common password, like that of a new member, of a link and of a change. */
export function refuseCommon(name: OperationName): () => never {
  return () => {
    const words = `password: ${TOO_COMMON}`;
    throw new ApiError({ operation: name, code: 'validation_failed', status: 400, words, message: words });
  };
}

export function fillLogIn() {
  type('Email', EMAIL);
  type('Password', PASSWORD);
}

interface Filled {
  readonly email?: string;
  readonly confirmEmail?: string;
  readonly password?: string;
  readonly confirmPassword?: string;
}

export function fillSignUp({
  email = EMAIL,
  password = PASSWORD,
  confirmEmail = email,
  confirmPassword = password,
}: Filled = {}) {
  type('Email', email);
  type('Confirm email', confirmEmail);
  type('Password', password);
  type('Confirm password', confirmPassword);
}
