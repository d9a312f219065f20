export type { Captcha } from './captcha-port.ts';
export { mountCaptcha } from './captcha.module.ts';
export { openCaptcha } from './open-captcha.ts';
