export {
  type Account,
  createCredentials,
  type Credentials,
  type FailedLogin,
  findAccount,
  type LoginAttempt,
  unknownAccount,
} from './credentials.ts';
export { createLogInLimits } from './login-limits.ts';
export { createResetTokens, type ResetTokens } from './reset-tokens.ts';
