import * as z from 'zod/mini';
import { socialProviderSchema } from './social-provider.ts';

const PASSKEY_NAME_MAX = 60;

/** What a member calls a passkey. */
export const passkeyNameSchema = z
  .string()
  .check(z.normalize(), z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_MAX));

/** A passkey that opens a member's account; `synced` for one that its password manager takes along to other devices. */
export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  synced: z.boolean(),
  creationTime: z.iso.datetime(),
  lastUseTime: z.nullable(z.iso.datetime()),
});
/** A passkey that opens a member's account. */
export type Passkey = z.infer<typeof passkeySchema>;

/** The ways into an account. `secondFactor` is null unless a login by password needs a code as well. */
export const accountSecuritySchema = z.object({
  password: z.boolean(),
  networks: z.array(socialProviderSchema),
  passkeys: z.array(passkeySchema),
  secondFactor: z.nullable(z.object({ since: z.iso.datetime(), recoveryCodesLeft: z.int() })),
});
/** The ways into an account. */
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

/** The key that an authenticator app is given: to be typed, and as the address that the app reads from a QR code. */
export const authenticatorKeySchema = z.object({ key: z.string(), address: z.string() });
/** The key that an authenticator app is given. */
export type AuthenticatorKey = z.infer<typeof authenticatorKeySchema>;

/** Each is good once, and takes the place of a code of the app. They are shown once: the service keeps only hashes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
/** New recovery codes. */
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
