import * as z from 'zod/mini';
import { socialProviderSchema } from './social-provider.ts';

const PASSKEY_NAME_MAX = 60;

/** The member's name for a passkey. */
export const passkeyNameSchema = z
  .string()
  .check(z.normalize(), z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_MAX));

/** A passkey of a member's account; `synced` if its password manager copies it to other devices. */
export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  synced: z.boolean(),
  creationTime: z.iso.datetime(),
  lastUseTime: z.nullable(z.iso.datetime()),
});
/** A passkey of a member's account. */
export interface Passkey extends z.infer<typeof passkeySchema> {}

/** The login methods of an account. `secondFactor` is null unless a login by password also needs a code. */
export const accountSecuritySchema = z.object({
  password: z.boolean(),
  networks: z.array(socialProviderSchema),
  passkeys: z.array(passkeySchema),
  secondFactor: z.nullable(z.object({ since: z.iso.datetime(), recoveryCodesLeft: z.int() })),
});
/** The login methods of an account. */
export interface AccountSecurity extends z.infer<typeof accountSecuritySchema> {}

/** The key for an authenticator app: for typing, and as the URL that the app reads from a QR code. */
export const authenticatorKeySchema = z.object({ key: z.string(), address: z.string() });
/** The key for an authenticator app. */
export interface AuthenticatorKey extends z.infer<typeof authenticatorKeySchema> {}

/** Each is valid once, instead of a code of the app. They are shown once: the service stores only hashes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
/** New recovery codes. */
export interface RecoveryCodes extends z.infer<typeof recoveryCodesSchema> {}
