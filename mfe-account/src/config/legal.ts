/** What login and sign-up refer to. There are no terms besides the privacy policy, which says so. */
export const LEGAL = {
  privacyPolicy: '/about/privacy-policy',
  terms: '/about/privacy-policy',
} as const;
