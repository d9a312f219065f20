import { LOGIN_PATH } from '@afterglow/shared-contracts';

/** Pages of the shell itself. */
export const NOT_FOUND_PATH = '/404';
export const LOGOUT_PATH = '/logout';
export const SHELL_ROUTES = [NOT_FOUND_PATH, LOGOUT_PATH] as const;

/** The targets of the frame's links; the pages belong to areas. */
export const PATHS = {
  home: '/',
  charts: '/browse/charts',
  playlists: '/browse/playlists',
  genres: '/browse/genres',
  mixes: '/browse/mixes/latest',
  search: '/search',
  radio: '/radio',
  yourMusic: '/yourmusic/mixes',
  account: '/account',
  settings: '/settings',
  login: LOGIN_PATH,
  signup: '/auth/signup',
  premium: '/premium',
  viewPlans: '/premium/view-plans',
  trial: '/premium/select-payment/2',
  onboarding: '/onboarding',
  privacyPolicy: '/about/privacy-policy',
} as const;
