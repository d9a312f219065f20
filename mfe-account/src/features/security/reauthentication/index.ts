export { accountSecurity } from './account-security.resource.ts';
export { useReauthentication } from './use-reauthentication.tsx';
export { useSecurityChange } from './use-security-change.ts';
