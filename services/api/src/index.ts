export { type ApiConfig, apiEnvironmentSchema } from './app/api-environment.ts';
export { refuseIncompleteSets } from './app/refuse-incomplete-sets.ts';
export type { ApiDatabase } from './db/api-tables.ts';
export { type Api, openApiDatabase, prepareApi } from './app/prepare-api.ts';
export type { ApiOptions, PrepareProgress, PrepareStep } from './app/api-options.ts';
export type { Station } from './app/station.ts';
export {
  ARTWORK_KINDS,
  type ArtworkKind,
  artworkSize,
  type ArtworkSize,
  heightPxOf,
  ARTWORK_VERSION,
  JPEG_OPTIONS,
  WEBP_OPTIONS,
  type PictureSource,
} from './media/images/index.ts';
export type { CatalogSource, SeedCatalog, MemberSeed } from './app/seeding/seed-catalog-types.ts';
export type { ArtistSeed, GenreSeed, MixSeed, PlaySeed, ShowSeed } from './app/seeding/seed-catalog-types.ts';
export type { BannerSeed, EpisodeSeed, ShowSlotSeed } from './app/seeding/seed-catalog-types.ts';
export type { PlaylistSeed, RevisionSeed } from './app/seeding/seed-catalog-types.ts';
export { hasDemoMembers } from './app/seeding/demo-members.ts';
export type { HostedServices, IdentityDependencies, OutboxDependencies } from './app/hosted/hosted-services.ts';
export type { StoredMail, StoredMails } from './mail/stored-mails.ts';
export type { FindOidcClient, OidcClient } from './accounts/identity-providers/index.ts';
