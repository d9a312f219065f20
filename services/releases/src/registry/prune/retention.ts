import type { RetentionReason } from '@afterglow/shared-registry-contracts';
import type { Assignment } from '../../db/tables.ts';
import { findAssignment } from '../revisions/index.ts';

/** A version with stored files. */
export interface StoredVersion {
  readonly name: string;
  readonly version: string;
  readonly sizeBytes: number;
  /** When it was last published, made live or replaced. */
  readonly touchedAtMs: number;
  /** When a tab last reported that it runs it. */
  readonly usedAtMs: number | null;
  /** When the last link to it ends. */
  readonly previewEndsAtMs: number | null;
}

export interface PruneLimits {
  readonly nowMs: number;
  /** Versions touched since then stay. */
  readonly recentSinceMs: number;
  /** A tab that reported a version since then counts as open. */
  readonly openSinceMs: number;
}

/** Why a version stays, by the assignments of all environments; undefined for an unused one. */
export function retentionReason(
  { name, version, touchedAtMs, usedAtMs, previewEndsAtMs }: StoredVersion,
  assignments: readonly Assignment[],
  { nowMs, recentSinceMs, openSinceMs }: PruneLimits,
): RetentionReason | undefined {
  const assigned = assignments.flatMap((assignment) => findAssignment(assignment, name) ?? []);
  if (assigned.some((one) => one.version === version)) return 'live';
  if (assigned.some(({ canary }) => canary?.version === version)) return 'canary';
  if (assigned.some(({ history }) => history.includes(version))) return 'rollback-target';
  if (isAfter(previewEndsAtMs, nowMs)) return 'preview';
  if (usedAtMs !== null && usedAtMs >= openSinceMs) return 'open-tab';
  return touchedAtMs >= recentSinceMs ? 'recent' : undefined;
}

function isAfter(timeMs: number | null, otherMs: number): boolean {
  return timeMs !== null && timeMs > otherMs;
}
