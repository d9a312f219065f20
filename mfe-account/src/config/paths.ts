/** The paths of this area, and those of others that its pages lead to. */
export const PATHS = {
  login: '/auth/login',
  account: '/account',
  home: '/',
  plans: '/premium/view-plans',
} as const;
