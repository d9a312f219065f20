import type { MemberId } from '@afterglow/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { ApiTables } from '#db/api-tables.ts';

export type Withheld = 'a number of ours' | 'a secret' | 'the member' | 'how it is worked off';

/** A table in readable words. Every column is either shown under a name or withheld for a reason. */
export interface ExportSection {
  readonly title: string;
  readonly table: keyof ApiTables;
  /** Selects the member's rows; by default by the column `member_id`. */
  readonly isMine?: (memberId: MemberId) => RawBuilder<boolean>;
  readonly shown: Readonly<Record<string, string | ShownAs>>;
  readonly withheld: Readonly<Record<string, Withheld>>;
}

export interface ShownAs {
  readonly name: string;
  readonly value: RawBuilder<unknown>;
}

const [NUMBER, WORK] = ['a number of ours', 'how it is worked off'] as const;
const MEMBER = { member_id: 'the member' } as const;

function favorites(title: string, table: keyof ApiTables, things: string, name: 'title' | 'name'): ExportSection {
  const value = sql`(select things.${sql.ref(name)} from ${sql.table(things)} as things where things.id = thing_id)`;
  return {
    title,
    table,
    shown: { thing_id: { name: 'Name', value }, creation_time: 'Added' },
    withheld: { id: NUMBER, ...MEMBER },
  };
}

function titleOf(table: string, idColumn: string): RawBuilder<unknown> {
  return sql`(select things.title from ${sql.table(table)} as things where things.id = ${sql.ref(idColumn)})`;
}

export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    title: 'Your account',
    table: 'members',
    isMine: (memberId) => sql<boolean>`id = ${memberId}`,
    shown: {
      id: 'Member number',
      email: 'Email',
      username: 'Username',
      first_name: 'First name',
      last_name: 'Last name',
      birthday: 'Birthday',
      gender: 'Gender',
      avatar: 'Picture URL',
      role: 'Role',
      super_admin: 'Super admin',
      creation_time: 'Signed up',
      email_proof_time: 'Email confirmed',
      leave_time: 'Account deletion date',
    },
    withheld: { password_hash: 'a secret' },
  },
  {
    title: "Where you're logged in",
    table: 'tokens',
    shown: {
      browser: 'Browser',
      system: 'System',
      place: 'Network',
      creation_time: 'Logged in',
      use_time: 'Last used',
      confirmation_time: 'Last identity check',
      by_network: 'Logged in with a social login',
      expiry_time: 'Expires if unused',
    },
    withheld: { ...MEMBER, id: NUMBER, token_hash: 'a secret', device_hash: 'a secret' },
  },
  {
    title: "Networks and browsers you've used",
    table: 'known_places',
    shown: { login_time: 'Last login' },
    withheld: { ...MEMBER, place_hash: 'a secret' },
  },
  {
    title: 'Your social logins',
    table: 'member_identities',
    shown: {
      network: 'Network',
      subject: 'User ID there',
      email: 'Email there',
      creation_time: 'Connected',
      login_time: 'Last login',
    },
    withheld: MEMBER,
  },
  {
    title: 'Your passkeys',
    table: 'passkeys',
    shown: {
      name: 'Name',
      rp_id: 'Site',
      synced: 'Synced by a password manager',
      counter: 'Use count, if the device reports it',
      creation_time: 'Added',
      use_time: 'Last login',
    },
    withheld: { ...MEMBER, id: NUMBER, credential_id: 'a secret', public_key: 'a secret' },
  },
  {
    title: 'Your authenticator app',
    table: 'second_factors',
    shown: { creation_time: 'Set up', proof_time: 'Turned on' },
    withheld: { ...MEMBER, secret: 'a secret', last_step: WORK },
  },
  {
    title: 'Your recovery codes',
    table: 'recovery_codes',
    shown: { creation_time: 'Created' },
    withheld: { ...MEMBER, code_hash: 'a secret' },
  },
  {
    title: 'Logins waiting for a code',
    table: 'login_challenges',
    shown: { creation_time: 'Started', expiry_time: 'Expires', tries: 'Codes tried' },
    withheld: { ...MEMBER, challenge_hash: 'a secret' },
  },
  {
    title: 'Pending email change',
    table: 'email_changes',
    shown: { new_email: 'New email', creation_time: 'Requested', expiry_time: 'Expires' },
    withheld: { ...MEMBER, session_hash: 'a secret', confirm_hash: 'a secret', stop_hash: 'a secret' },
  },
  {
    title: 'Links to set a new password',
    table: 'reset_tokens',
    shown: { creation_time: 'Requested', expiry_time: 'Expires' },
    withheld: { ...MEMBER, token_hash: 'a secret' },
  },
  {
    title: 'Your stream links',
    table: 'player_addresses',
    shown: { creation_time: 'Created' },
    withheld: { ...MEMBER, series: 'a secret' },
  },
  {
    title: 'Your settings',
    table: 'member_settings',
    shown: {
      quality_key: 'Sound quality',
      quality_premium: 'Chosen with Premium',
      volume: 'Volume',
      favorite_channels: 'Favorite channels',
    },
    withheld: MEMBER,
  },
  favorites('Your favorite mixes', 'favorite_mixes', 'mixes', 'title'),
  favorites('Your favorite artists', 'favorite_artists', 'artists', 'title'),
  favorites('Your favorite shows', 'favorite_shows', 'shows', 'title'),
  favorites('Your favorite genres', 'favorite_genres', 'genres', 'name'),
  {
    title: "What you're listening to",
    table: 'listening',
    shown: {
      mix_ids: {
        name: 'Queue',
        value: sql`(select array_agg(mixes.title order by place)
          from unnest(mix_ids) with ordinality as queue(mix_id, place) join mixes on mixes.id = queue.mix_id)`,
      },
      queue_position: 'Position in the queue, from 0',
      playlist_id: 'Playlist ID',
      device_name: 'Device',
      updated_at: 'Listened',
      received_at: 'Reported',
    },
    withheld: { ...MEMBER, revision: WORK, device_id: NUMBER },
  },
  {
    title: 'Your listening positions',
    table: 'listening_positions',
    shown: {
      mix_id: { name: 'Mix', value: titleOf('mixes', 'mix_id') },
      position_ms: 'Position in milliseconds',
      updated_at: 'Listened',
      received_at: 'Reported',
    },
    withheld: MEMBER,
  },
  {
    title: 'Your listening history',
    table: 'plays',
    shown: {
      mix_id: { name: 'Mix', value: titleOf('mixes', 'mix_id') },
      show_id: { name: 'Show', value: titleOf('shows', 'show_id') },
      played_at: 'Played',
    },
    withheld: { ...MEMBER, id: NUMBER },
  },
  {
    title: 'Your subscriptions',
    table: 'subscriptions',
    shown: {
      id: 'Number',
      plan_id: { name: 'Plan', value: titleOf('plans', 'plan_id') },
      status: 'Status',
      start_time: 'Started',
      end_time: 'Runs until',
      cancel_time: 'Canceled',
      payment_processor: 'Paid by',
      reference: "Payment provider's reference",
      report_time: 'Last update from the payment provider',
      payment_due: 'Whether a payment is due',
    },
    withheld: { ...MEMBER, checkout_id: NUMBER, price_id: NUMBER, cancel_owed: WORK },
  },
  {
    title: 'Premium gifts',
    table: 'premium_grants',
    isMine: (memberId) => sql<boolean>`subscription_id in (select id from subscriptions where member_id = ${memberId})`,
    shown: { subscription_id: 'Subscription number', reason: 'Why', creation_time: 'Given' },
    withheld: { granted_by: NUMBER },
  },
  {
    title: 'Checkouts you started',
    table: 'checkouts',
    shown: {
      id: 'Number',
      plan_id: { name: 'Plan', value: titleOf('plans', 'plan_id') },
      payment_processor: 'Paid by',
      trial_days: 'Free days',
      status: 'Status',
      reference: "Payment provider's reference",
      creation_time: 'Started',
    },
    withheld: { ...MEMBER, begin_time: WORK, price_id: NUMBER, trial_recorded: WORK },
  },
  {
    title: 'Your payments',
    table: 'payments',
    shown: {
      id: 'Receipt number',
      plan_id: { name: 'Plan', value: titleOf('plans', 'plan_id') },
      subscription_id: 'Subscription number',
      paid_cents: 'Paid, in cents',
      returned_cents: 'Refunded, in cents',
      payment_processor: 'Paid by',
      reference: "Payment provider's reference",
      payment_time: 'Paid at',
    },
    withheld: MEMBER,
  },
  {
    title: 'Your messages to support',
    table: 'messages',
    isMine: (memberId) => sql<boolean>`sender_id = ${memberId}`,
    shown: { subject: 'Subject', content: 'Heading', body: 'Text', creation_time: 'Written' },
    withheld: { id: NUMBER, sender_id: 'the member' },
  },
  {
    title: 'Emails to you in the last 30 days',
    table: 'mails',
    shown: {
      recipient: 'To',
      subject: 'Subject',
      state: 'State',
      creation_time: 'Written',
      end_time: 'Sent or failed',
    },
    withheld: {
      ...MEMBER,
      id: NUMBER,
      uid: NUMBER,
      // It may hold a link that opens the account.
      text: 'a secret',
      attempts: WORK,
      next_attempt_time: WORK,
      last_error: WORK,
    },
  },
  {
    title: 'Pictures you uploaded',
    table: 'uploads',
    shown: { name: 'File in this archive', file_name: 'Original file name', creation_time: 'Uploaded' },
    withheld: { ...MEMBER, folder: WORK },
  },
  {
    title: 'This copy',
    table: 'data_copies',
    shown: { request_time: 'Requested' },
    withheld: {
      ...MEMBER,
      state: WORK,
      file_name: 'a secret',
      size_bytes: WORK,
      attempts: WORK,
      next_attempt_time: WORK,
      expiry_time: WORK,
    },
  },
];
