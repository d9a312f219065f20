import type { CaptchaForm } from '@afterglow/shared-contracts';
import type { ComponentType, RefObject } from 'react';

/** What a check that the listener is a person offers to the form around it, anyone who provides it. */
export interface Captcha {
  /** The proof; null until the check is solved, and empty where the service asks for none. */
  getToken(): string | null;
  /** Starts over: a proof holds once. */
  reset(): void;
}

export interface CaptchaWidgetProps {
  /** Filled while the check is shown. */
  readonly captcha: RefObject<Captcha | null>;
  /** The form that the proof is for. */
  readonly form: CaptchaForm;
}

/** The check as a part of a page. */
export type CaptchaWidget = ComponentType<CaptchaWidgetProps>;
