import type { CaptchaForm, CaptchaTask } from '@afterglow/shared-contracts';

/** The check that someone is a person, for forms that anyone can fill in. */
export interface Captcha {
  issue(form: CaptchaForm): Promise<CaptchaTask>;
  /** Uses up the proof; throws `captcha_refused` for one that is missing, out of date, used or for something else. */
  take(proof: string | undefined, form: CaptchaForm): Promise<void>;
}
