import { type Generated, sql } from 'kysely';
import type { Environment, ReleaseManifest, ReleaseReport } from '@afterglow/shared-contracts';

/** The running version of a release, and the previous good ones, oldest first: a rollback returns to the last. */
export interface AssignedRelease {
  version: string;
  history: string[];
  /** The version that some visitors have instead. */
  canary?: AssignedCanary;
}

/** A version, and the percentage of visitors who have it. */
export interface AssignedCanary {
  version: string;
  percent: number;
}

/** A complete assignment of versions to names, including the shell. */
export type Assignment = Readonly<Record<string, AssignedRelease>>;

export interface ReleasesTable {
  name: string;
  version: string;
  kind: ReleaseManifest['kind'];
  manifest: ReleaseManifest;
  size_bytes: number;
  published_by: string;
  published_at: Date;
}

/** The notes of a joined release. */
export const NOTES = sql<string | null>`releases.manifest ->> 'notes'`.as('notes');

/** A release, and when its files were deleted. */
export type PublishedRelease = ReleasesTable & { readonly pruned_at: Date | null };

export type RevisionAction = 'promote' | 'rollback' | 'retire' | 'canary' | 'end-canary';

export interface RevisionsTable {
  environment: Environment;
  revision: number;
  action: RevisionAction;
  remote: string;
  from_version: string | null;
  to_version: string;
  reason: string;
  actor: string;
  changed_at: Date;
  assignment: Assignment;
  previous_hash: string;
  hash: string;
}

export type TokenRole = 'team' | 'manager' | 'viewer';

export interface TokensTable {
  id: string;
  hash: string;
  role: TokenRole;
  remote: string | null;
  label: string;
  created_at: Date;
  /** The label of its creator; null for a start. */
  created_by: string | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  /** The machine whose data folder holds it. */
  holder: string | null;
}

export interface ConsoleSessionsTable {
  hash: string;
  kind: 'session' | 'code';
  token_id: string;
  created_at: Date;
  expires_at: Date;
}

export interface ReportCountsTable {
  remote: string;
  version: string;
  kind: ReleaseReport['kind'];
  reason: string;
  hour: Date;
  count: number;
}

export interface PathGrantsTable {
  path: string;
  remote: string;
  granted_by: string;
  granted_at: Date;
}

/** A subnet that was served the version of a production revision, or has reported about it. */
export interface HealthNetworksTable {
  revision: number;
  network: string;
  is_given: boolean;
  has_reported: boolean;
  has_failed: boolean;
  /** Code did not load the last time. */
  has_lost: boolean;
  /** Its first failure, one of those that the policy distinguishes. */
  failure: string | null;
  has_loaded: Generated<boolean>;
  /** Its code caused an uncaught error. */
  has_erred: Generated<boolean>;
  /** The time of a start without a result so far; else the last start. */
  begun_at: Date | null;
  /** The time of the last result of a start. */
  settled_at: Date | null;
}

/** The health of a live version at a subnet that has reported within about an hour. */
export interface VersionNetworksTable {
  remote: string;
  version: string;
  network: string;
  noted_at: Date;
  has_loaded: boolean;
  has_erred: boolean;
  begun_at: Date | null;
  settled_at: Date | null;
}

export interface VersionUsesTable {
  name: string;
  version: string;
  used_at: Date;
}

export interface PrunedReleasesTable {
  name: string;
  version: string;
  pruned_by: string;
  pruned_at: Date;
  /** When its files were restored; null while they are missing. */
  restored_at: Date | null;
}

export interface RegistrySecretsTable {
  purpose: string;
  secret: string;
  made_at: Date;
}

export interface PreviewedVersionsTable {
  name: string;
  version: string;
  ends_at: Date;
}

export type AlertChannel = 'mail' | 'webhook';

export interface AlertsTable {
  id: Generated<number>;
  uid: Generated<string>;
  channel: AlertChannel;
  recipient: string;
  subject: string;
  text: string;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: Date;
  last_error: string | null;
  created_at: Date;
}

export interface RegistryTables {
  alerts: AlertsTable;
  releases: ReleasesTable;
  revisions: RevisionsTable;
  tokens: TokensTable;
  console_sessions: ConsoleSessionsTable;
  report_counts: ReportCountsTable;
  path_grants: PathGrantsTable;
  health_networks: HealthNetworksTable;
  version_networks: VersionNetworksTable;
  version_uses: VersionUsesTable;
  pruned_releases: PrunedReleasesTable;
  registry_secrets: RegistrySecretsTable;
  previewed_versions: PreviewedVersionsTable;
}
