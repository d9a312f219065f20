import { sql } from 'kysely';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { sanitizeHtml } from './sanitize-html.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { hashPassword } from '../security/password.ts';
import type { SeedContext } from './seed-steps.ts';
import type { ArtistSeed, MemberSeed, ShowSeed } from './seed-catalog-types.ts';

export async function seedArtistsAndShows({ db, catalog, colorOf }: SeedContext): Promise<void> {
  const artists = catalog.artists.map((artist) => toArtistRow(artist, colorOf('artist', artist.id)));
  if (artists.length > 0) await db.insertInto('artists').values(artists).execute();
  const shows = catalog.shows.map((show) => toShowRow(show, colorOf('show', show.id)));
  if (shows.length > 0) await db.insertInto('shows').values(shows).execute();
}

function toArtistRow(artist: ArtistSeed, color: string) {
  return {
    id: artist.id,
    url: artist.url,
    title: artist.title,
    biography: artist.biography && sanitizeHtml(artist.biography),
    color,
    has_hero: artist.hasHero,
    facebook_username: artist.facebookUsername,
    instagram_username: artist.instagramUsername,
    twitter_username: artist.twitterUsername,
    tiktok_username: artist.tiktokUsername,
    website_url: artist.websiteUrl,
    reach: artist.reach,
    trend: 0, // until plays are seeded
  };
}

function toShowRow(show: ShowSeed, color: string) {
  return {
    id: show.id,
    url: show.url,
    title: show.title,
    artist_id: show.artistId,
    channel_id: show.channelId,
    genres: [...show.genres],
    summary: show.summary && sanitizeHtml(show.summary),
    color,
    reach: show.reach,
  };
}

export async function seedMembers({ db, day, members }: SeedContext): Promise<void> {
  for (const member of members) await seedMember(db, member, Date.parse(`${day}T00:00:00Z`));
}

/** New members are numbered after those of the source, even if these are not seeded. */
export async function reserveMemberNumbers({ db, members }: SeedContext): Promise<void> {
  if (members.length === 0) return;
  const last = Math.max(...members.map(({ id }) => id));
  await sql`select setval(pg_get_serial_sequence('members', 'id'),
    greatest(${sql.lit(last)}, (select coalesce(max(id), 0) from members)))`.execute(db);
}

async function seedMember(db: ApiQueries, member: MemberSeed, dayMs: number): Promise<void> {
  const added = await db
    .insertInto('members')
    .values({
      id: member.id,
      email: member.email,
      username: member.username,
      first_name: member.firstName,
      last_name: member.lastName,
      birthday: null,
      avatar: null,
      password_hash: await hashPassword(member.password),
      role: null,
      // No one reads mail there; a social login must not change the public password.
      email_proof_time: new Date(dayMs),
    })
    // A member may have signed up with the email while there were no demo members.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined || member.subscription === null) return;
  const { planId, status, startsAfterDays, endsAfterDays, canceledAfterDays } = member.subscription;
  const dayAfter = (days: number) => new Date(dayMs + days * DAY_MS);
  await db
    .insertInto('subscriptions')
    .values({
      member_id: member.id,
      plan_id: planId,
      status,
      start_time: dayAfter(startsAfterDays),
      end_time: dayAfter(endsAfterDays),
      cancel_time: canceledAfterDays === null ? null : dayAfter(canceledAfterDays),
      checkout_id: null,
      payment_processor: 'manual',
    })
    .execute();
}
