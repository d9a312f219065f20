export { beginSocialLogin } from './begin-social-login.ts';
export { ProviderIcon } from './provider-icon.tsx';
export { PROVIDER_NAMES } from './provider-names.ts';
export { SocialButtons } from './social-buttons.tsx';
