import { MESSAGES, operations } from '@afterglow/shared-contracts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type CredentialErrors = { readonly [Field in keyof Credentials]?: string };

const { email: emailSchema, password: passwordSchema } = operations.createToken.body.shape;

/** What to say below each field; empty when the service would accept both. */
export function credentialErrors({ email, password }: Credentials): CredentialErrors {
  return {
    ...(emailSchema.safeParse(email).success ? {} : { email: MESSAGES.FIELD_REQUIRED_EMAIL.text }),
    ...(passwordSchema.safeParse(password).success ? {} : { password: MESSAGES.FIELD_REQUIRED.text }),
  };
}
