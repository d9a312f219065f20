import type { BillingTables } from '@afterglow/billing/tables';
import type { Database } from '@afterglow/kit';
import type { Kysely } from 'kysely';
import type { ArtistsTable } from './tables/artists.table.ts';
import type { BannersTable, GenresTable, SeedStepsTable, StationsTable } from './tables/editorial.table.ts';
import type { UsedCaptchaProofsTable } from './tables/captcha.table.ts';
import type { DataCopiesTable } from './tables/data-copies.table.ts';
import type { EmailChangesTable } from './tables/email-changes.table.ts';
import type { FavoritesTable } from './tables/favorites.table.ts';
import type { ImportsTable } from './tables/imports.table.ts';
import type { ListeningPositionsTable, ListeningTable } from './tables/listening.table.ts';
import type { MailsTable } from './tables/mails.table.ts';
import type {
  AttemptsTable,
  MemberSettingsTable,
  MessagesTable,
  ResetTokensTable,
} from './tables/member-data.table.ts';
import type { MemberIdentitiesTable } from './tables/member-identities.table.ts';
import type { KnownPlacesTable, MembersTable, TokensTable } from './tables/members.table.ts';
import type { MixesTable, MixGenresTable } from './tables/mixes.table.ts';
import type { PasskeysTable, UsedPasskeyChallengesTable } from './tables/passkeys.table.ts';
import type { PlayerAddressesTable } from './tables/player-addresses.table.ts';
import type { PlaylistRevisionMixesTable, PlaylistRevisionsTable, PlaylistsTable } from './tables/playlists.table.ts';
import type { PlaysTable } from './tables/plays.table.ts';
import type { EpisodesTable, ShowSlotsTable } from './tables/schedule.table.ts';
import type { MixCountsTable, MixDocumentsTable, WordSlipsTable, WordsTable } from './tables/search.table.ts';
import type { LoginChallengesTable, RecoveryCodesTable, SecondFactorsTable } from './tables/second-factors.table.ts';
import type { SecretsTable } from './tables/secrets.table.ts';
import type { ShowsTable } from './tables/shows.table.ts';
import type { UsedLoginStatesTable } from './tables/social-logins.table.ts';
import type { UploadsTable } from './tables/uploads.table.ts';

/** Every table of the service, as the migrations create them; the sandboxes have their own. */
export interface ApiTables extends BillingTables {
  genres: GenresTable;
  stations: StationsTable;
  artists: ArtistsTable;
  shows: ShowsTable;
  mixes: MixesTable;
  mix_genres: MixGenresTable;
  imports: ImportsTable;
  episodes: EpisodesTable;
  show_slots: ShowSlotsTable;
  playlists: PlaylistsTable;
  playlist_revisions: PlaylistRevisionsTable;
  playlist_revision_mixes: PlaylistRevisionMixesTable;
  plays: PlaysTable;
  uploads: UploadsTable;
  banners: BannersTable;
  words: WordsTable;
  word_slips: WordSlipsTable;
  mix_documents: MixDocumentsTable;
  mix_counts: MixCountsTable;
  seed_steps: SeedStepsTable;
  members: MembersTable;
  tokens: TokensTable;
  known_places: KnownPlacesTable;
  secrets: SecretsTable;
  mails: MailsTable;
  member_identities: MemberIdentitiesTable;
  used_login_states: UsedLoginStatesTable;
  used_captcha_proofs: UsedCaptchaProofsTable;
  reset_tokens: ResetTokensTable;
  email_changes: EmailChangesTable;
  data_copies: DataCopiesTable;
  player_addresses: PlayerAddressesTable;
  attempts: AttemptsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  login_challenges: LoginChallengesTable;
  passkeys: PasskeysTable;
  used_passkey_challenges: UsedPasskeyChallengesTable;
  member_settings: MemberSettingsTable;
  favorite_mixes: FavoritesTable;
  favorite_artists: FavoritesTable;
  favorite_shows: FavoritesTable;
  favorite_genres: FavoritesTable;
  messages: MessagesTable;
  listening: ListeningTable;
  listening_positions: ListeningPositionsTable;
}

/** The service's database, opened and up to date. */
export type ApiDatabase = Database<ApiTables>;
export type ApiQueries = Kysely<ApiTables>;
