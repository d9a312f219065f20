import type { CaptchaForm } from '@afterglow/shared-contracts';
import type { ComponentType, RefObject } from 'react';

/** The interface of a captcha for the form around it, for any provider. */
export interface Captcha {
  /** The solution; null until the captcha is solved, and empty when the service needs none. */
  getToken(): string | null;
  /** Starts over: a solution is valid once. */
  reset(): void;
}

export interface CaptchaWidgetProps {
  /** Set while the captcha is shown. */
  readonly captcha: RefObject<Captcha | null>;
  readonly form: CaptchaForm;
}

export type CaptchaWidget = ComponentType<CaptchaWidgetProps>;
