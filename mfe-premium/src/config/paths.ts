import type { PlanId } from '@afterglow/shared-contracts';

export const PATHS = {
  home: '/',
  plans: '/premium/view-plans',
  payment: (planId: PlanId) => `/premium/select-payment/${planId}`,
} as const;
