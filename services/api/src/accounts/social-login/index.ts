export { createFindIdentityProvider, type IdentityContext } from './find-identity-provider.ts';
export { loginCallback } from './login-callback.ts';
export { createOidcIdentityProvider } from './oidc-identity-provider.ts';
export { checkAppleKey } from './read-apple-key.ts';
export { mountSocialLogin } from './social-login.module.ts';
