import { LOGIN_PATH, planIdSchema, type PlanId } from '@afterglow/shared-contracts';

/** The monthly plan, the only one with a free trial. */
export const TRIAL_PLAN_ID = planIdSchema.parse(2);

const payment = (planId: PlanId | string) => `/premium/select-payment/${planId}`;

/** Paths of this area, and those of other areas that its pages link to. */
export const PATHS = {
  home: '/',
  login: LOGIN_PATH,
  settings: '/settings',
  manageSubscription: '/account/manage-subscription',
  plans: '/premium/view-plans',
  donate: '/premium/donate',
  payment,
  trial: payment(TRIAL_PLAN_ID),
} as const;

/** The sign-up, which then continues to the payment of the plan. */
export function signUpThenPayPath(planId: PlanId): string {
  return `/auth/signup?redirect=${encodeURIComponent(payment(planId))}`;
}
