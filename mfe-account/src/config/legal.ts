/** The legal links of login and sign-up. There are no terms besides the privacy policy. */
export const LEGAL = {
  privacyPolicy: '/about/privacy-policy',
  terms: '/about/privacy-policy',
} as const;
