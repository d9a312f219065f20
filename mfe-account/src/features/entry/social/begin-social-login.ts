import { API_PREFIX, type HostPorts, type SocialProvider } from '@afterglow/shared-contracts';

/** Apps whose in-app browsers are rejected by social login providers, and their tokens in the user agent. */
const IN_APP_BROWSERS: readonly (readonly [app: string, mark: RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Twitter', /\bTwitter/],
  ['TikTok', /\b(?:TikTok|musical_ly|BytedanceWebview)/i],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['Snapchat', /\bSnapchat\b/],
  ['WhatsApp', /\bWhatsApp\b/],
  ['WeChat', /\b(?:MicroMessenger|WeChat)\b/],
];

/** Redirects the browser to the provider; in an in-app browser, where that cannot work, a dialog shows what does. */
export function beginSocialLogin(network: SocialProvider, { bus }: Pick<HostPorts, 'bus'>): void {
  const app = inAppBrowser(navigator.userAgent);
  if (app === null) {
    window.open(`${API_PREFIX}/auth/oauth/${network}`, '_self');
    return;
  }
  bus.emit('modal:show', { type: 'in-app-browser', contentKey: 'IN_APP_BROWSER_NOTICE', data: { app } });
}

/** The app whose in-app browser this is; null in any other browser. */
export function inAppBrowser(userAgent: string): string | null {
  return IN_APP_BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
