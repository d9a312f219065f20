import type { CaptchaForm, CaptchaTask } from '@afterglow/shared-contracts';

/** The captcha for public forms. */
export interface Captcha {
  issue(form: CaptchaForm): Promise<CaptchaTask>;
  /** Uses up the proof; throws `captcha_refused` for one that is missing, expired, used or for another form. */
  take(proof: string | undefined, form: CaptchaForm): Promise<void>;
}
