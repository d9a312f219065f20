export { mountCaptcha } from './captcha.module.ts';
export { openCaptcha } from './open-captcha.ts';
