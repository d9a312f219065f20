/** What log-in and sign-up refer to. The terms are part of the privacy policy until they have a page of their own. */
export const LEGAL = {
  privacyPolicy: '/about/privacy-policy',
  terms: '/about/privacy-policy',
} as const;
