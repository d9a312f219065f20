import { memberIdSchema, planIdSchema } from '@afterglow/shared-contracts';
import type { MemberSeed } from '@afterglow/api';

/** The password of every demo member. */
export const DEMO_PASSWORD = 'afterglow-demo';

const MEMBERS: readonly Omit<MemberSeed, 'id' | 'password'>[] = [
  {
    email: 'free@afterglow.example',
    username: 'fern',
    firstName: 'Fern',
    lastName: 'Ashby',
    subscription: {
      planId: planIdSchema.parse(2),
      status: 'canceled',
      startsAfterDays: -150,
      endsAfterDays: -60,
      canceledAfterDays: -75,
    },
  },
  {
    email: 'premium@afterglow.example',
    username: 'petro',
    firstName: 'Petro',
    lastName: 'Vance',
    subscription: {
      planId: planIdSchema.parse(3),
      status: 'active',
      startsAfterDays: -40,
      endsAfterDays: 3650,
      canceledAfterDays: null,
    },
  },
  { email: 'new@afterglow.example', username: 'nell', firstName: 'Nell', lastName: 'Okonjo', subscription: null },
];

/** Days are counted from the day of seeding. The free member had Premium before; the new one never did. */
export const DEMO_MEMBERS: readonly MemberSeed[] = MEMBERS.map((member, index) => ({
  ...member,
  id: memberIdSchema.parse(index + 1),
  password: DEMO_PASSWORD,
}));
