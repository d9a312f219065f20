export { mountAuth } from './auth.module.ts';
export { logFailedLogins } from './log-failed-logins.ts';
