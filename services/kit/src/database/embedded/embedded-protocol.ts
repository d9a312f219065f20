import type { Migrations } from '../migrations.ts';

export interface EmbeddedPlace {
  readonly folder: string;
  readonly migrations: Migrations;
}

/** A request to the embedded database's thread. Without parameters the text may contain several statements. */
export type EmbeddedRequest =
  | { kind: 'query'; id: number; text: string; parameters: readonly unknown[] | undefined }
  | { kind: 'close'; id: number };

export interface EmbeddedResult {
  rows: unknown[];
  command: string;
  rowCount: number;
}

/** The fields of a PostgreSQL error that code may branch on. */
export type EmbeddedFailure = { message: string } & Partial<Record<EmbeddedFailureField, string>>;
export const EMBEDDED_FAILURE_FIELDS = [
  'severity',
  'code',
  'constraint',
  'detail',
  'hint',
  'table',
  'column',
  'position',
] as const;
type EmbeddedFailureField = (typeof EMBEDDED_FAILURE_FIELDS)[number];

export type EmbeddedReply =
  | { kind: 'ready' }
  | { kind: 'failed-to-open'; failure: EmbeddedFailure }
  | { kind: 'result'; id: number; result: EmbeddedResult }
  | { kind: 'failure'; id: number; failure: EmbeddedFailure }
  | { kind: 'notification'; channel: string; payload: string };
