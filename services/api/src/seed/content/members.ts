import type { SubscriptionStatus } from '@afterglow/shared-contracts';

/** The password of every demo member. */
export const DEMO_PASSWORD = 'afterglow-demo';

export type SeedMember = {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly subscription: {
    readonly planId: number;
    readonly status: SubscriptionStatus;
    readonly startsAfterDays: number;
    readonly endsAfterDays: number;
    readonly cancelledAfterDays: number | null;
  } | null;
};

/** Days are counted from the day of sowing. The free member has been Premium before; the new one never was. */
export const DEMO_MEMBERS: readonly SeedMember[] = [
  {
    email: 'free@afterglow.example',
    username: 'fern',
    firstName: 'Fern',
    lastName: 'Ashby',
    subscription: { planId: 2, status: 'canceled', startsAfterDays: -150, endsAfterDays: -60, cancelledAfterDays: -75 },
  },
  {
    email: 'premium@afterglow.example',
    username: 'petro',
    firstName: 'Petro',
    lastName: 'Vance',
    subscription: { planId: 3, status: 'active', startsAfterDays: -40, endsAfterDays: 3650, cancelledAfterDays: null },
  },
  { email: 'new@afterglow.example', username: 'nell', firstName: 'Nell', lastName: 'Okonjo', subscription: null },
];
