export { loginCallback } from './login-callback.ts';
export { mountSocialLogin } from './social-login.module.ts';
