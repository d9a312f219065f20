/** Apps whose built-in browsers social networks refuse to log anyone in from, and the mark that each leaves in its user agent. */
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

/** The app whose built-in browser this is; null in its own browser. */
export function inAppBrowser(userAgent: string): string | null {
  return IN_APP_BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
