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

/** The app whose in-app browser this is; null in any other browser. */
export function inAppBrowser(userAgent: string): string | null {
  return IN_APP_BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
