import { memberIdSchema, planIdSchema } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import { hashPassword } from '#app/security/password.ts';
import { buildArtists } from './build-artists.ts';
import { buildMixes } from './build-mixes.ts';
import { buildShows } from './build-shows.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD, type SeedMember } from './content/members.ts';
import { SEED_PLANS } from './content/plans.ts';
import type { SowContext } from './sow-steps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Artists and shows; their plays are the sums of those of their mixes. */
export async function sowArtistsAndShows({ db, day, library, colorOf }: SowContext): Promise<void> {
  const mixes = buildMixes(day, library);
  const artists = buildArtists(colorOf).map((artist) => {
    const own = mixes.filter(({ artistId }) => artistId === artist.id);
    return { ...artist, reach: sum(own.map(({ reach }) => reach)), trend: 0 };
  });
  await db.insertInto('artists').values(artists).execute();
  const shows = buildShows(colorOf).map((show) => {
    return { ...show, reach: sum(mixes.filter(({ showId }) => showId === show.id).map(({ reach }) => reach)) };
  });
  await db.insertInto('shows').values(shows).execute();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export async function sowPlans({ db }: SowContext): Promise<void> {
  await db
    .insertInto('plans')
    .values(SEED_PLANS.map((plan) => ({ ...plan, id: planIdSchema.parse(plan.id) })))
    .execute();
}

export async function sowMembers({ db, day }: SowContext): Promise<void> {
  for (const [index, member] of DEMO_MEMBERS.entries()) {
    await sowMember(db, { member, id: index + 1, dayMs: Date.parse(`${day}T00:00:00Z`) });
  }
}

/** Members who sign up are numbered after the demo members, also where there are none. */
export async function reserveMemberNumbers({ db }: SowContext): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('members', 'id'),
    greatest(${sql.lit(DEMO_MEMBERS.length)}, (select coalesce(max(id), 0) from members)))`.execute(db);
}

async function sowMember(
  db: ApiQueries,
  { member, id, dayMs }: { member: SeedMember; id: number; dayMs: number },
): Promise<void> {
  const member_id = memberIdSchema.parse(id);
  const added = await db
    .insertInto('members')
    .values({
      id: member_id,
      email: member.email,
      username: member.username,
      first_name: member.firstName,
      last_name: member.lastName,
      birthday: null,
      avatar: null,
      password_hash: await hashPassword(DEMO_PASSWORD),
      role: null,
      // Nobody reads mail there; whoever comes by a network is to leave the well-known password as it is.
      email_proof_time: new Date(dayMs),
    })
    // Somebody may have signed up with the address while there were no demo members.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined || member.subscription === null) return;
  const { planId, status, startsAfterDays, endsAfterDays, cancelledAfterDays } = member.subscription;
  const dayAfter = (days: number) => new Date(dayMs + days * DAY_MS);
  await db
    .insertInto('subscriptions')
    .values({
      member_id,
      plan_id: planIdSchema.parse(planId),
      status,
      start_time: dayAfter(startsAfterDays),
      end_time: dayAfter(endsAfterDays),
      cancel_time: cancelledAfterDays === null ? null : dayAfter(cancelledAfterDays),
      checkout_id: null,
      payment_processor: 'manual',
    })
    .execute();
}
