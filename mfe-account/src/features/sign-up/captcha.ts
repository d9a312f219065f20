import type { ComponentType, RefObject } from 'react';

/** What a check that the listener is a person offers to the form around it, whoever provides it. */
export interface Captcha {
  /** The proof; null until the check is solved. */
  getToken(): string | null;
  /** Starts over: a proof holds once. */
  reset(): void;
}

/** The check as a part of a page; it fills the ref while it is shown. */
export type CaptchaWidget = ComponentType<{ readonly captcha: RefObject<Captcha | null> }>;
