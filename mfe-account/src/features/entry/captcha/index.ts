export { CaptchaCheck } from './captcha-check.tsx';
export type { Captcha, CaptchaWidget } from './captcha.ts';
