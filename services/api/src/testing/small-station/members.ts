import { memberIdSchema, planIdSchema } from '@afterglow/shared-contracts';
import type { MemberSeed } from '#app/seeding/seed-catalog-types.ts';

export const MEMBER_PASSWORD = 'afterglow-demo';

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

/** One with expired Premium, one with Premium, and one who never had it. */
export const SMALL_MEMBERS: readonly MemberSeed[] = MEMBERS.map((member, index) => ({
  ...member,
  id: memberIdSchema.parse(index + 1),
  password: MEMBER_PASSWORD,
}));
