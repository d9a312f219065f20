import type { PlanId } from '@afterglow/shared-contracts';

/** Both addresses of the premium pages: the second is an older name for the first. */
export const PREMIUM_BASES = ['/premium', '/offer/premium'] as const;

export const PATHS = {
  home: '/',
  plans: '/premium/view-plans',
  payment: (planId: PlanId) => `/premium/select-payment/${planId}`,
} as const;
