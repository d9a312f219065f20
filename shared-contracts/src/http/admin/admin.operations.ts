import * as z from 'zod/mini';
import { emailSchema } from '../../domain/credentials.ts';
import { contentHashSchema, importSchema } from '../../domain/import.ts';
import { centsSchema } from '../../domain/money.ts';
import { paymentProcessorSchema } from '../../domain/subscription.ts';
import { memberIdSchema } from '../../ids.ts';
import { defineOperation } from '../operation.ts';
import { pageFields } from '../query-fields.ts';

/**
 * The path for music files (multipart: `import`, a JSON text, then `cover` if there is one, then `audio`); the
 * response consists of lines of JSON.
 */
export const IMPORT_PATH = '/admin/imports';
/** Where the embedded database can be downloaded as one compressed file. */
export const BACKUP_PATH = '/admin/backup';
/** A larger music file is rejected. */
export const IMPORT_MAX_BYTES = 4 * 1024 ** 3;

export const listImports = defineOperation({
  name: 'listImports',
  method: 'GET',
  path: IMPORT_PATH,
  summary: 'Imported mixes, latest first',
  auth: 'admin',
  query: z.strictObject({ ...pageFields }),
  response: z.array(importSchema),
  paged: true,
});

/** 404 for a file that was never imported. */
export const getImport = defineOperation({
  name: 'getImport',
  method: 'GET',
  path: '/admin/imports/{hash}',
  summary: 'The mix made from a file',
  auth: 'admin',
  params: z.object({ hash: contentHashSchema }),
  response: importSchema,
});

/**
 * The files of all imported music and images that mixes need, as they are named in the bucket. The names of recordings hold the hash of the
 * imported file, those of images the hash of their content; the size is null where any is right.
 */
export const listMedia = defineOperation({
  name: 'listMedia',
  method: 'GET',
  path: '/admin/media',
  summary: 'Files of imported music and images',
  auth: 'admin',
  response: z.array(z.object({ name: z.string(), size_bytes: z.nullable(z.int()) })),
});

/** Makes a member a super admin, or an ordinary member again. 404 for an unknown email. */
export const setSuperAdmin = defineOperation({
  name: 'setSuperAdmin',
  method: 'POST',
  path: '/admin/super-admins',
  summary: 'Make a member a super admin',
  auth: 'admin',
  body: z.strictObject({ email: emailSchema, super_admin: z.boolean() }),
  refusals: [404],
  response: z.object({ members_id: memberIdSchema, email: z.string(), super_admin: z.boolean() }),
});

/**
 * The results of checking the keys, prices and webhooks of every configured payment provider: sentences for the
 * operator. A `fault` prevents payments, or their processing.
 */
export const checkPayments = defineOperation({
  name: 'checkPayments',
  method: 'GET',
  path: '/admin/payments',
  summary: 'Check the payment setup',
  auth: 'admin',
  response: z.array(
    z.object({ processor: paymentProcessorSchema, kind: z.enum(['fine', 'warning', 'fault']), text: z.string() }),
  ),
});

/** What a service contains and runs on. */
export const getServiceStatus = defineOperation({
  name: 'getServiceStatus',
  method: 'GET',
  path: '/admin/status',
  summary: "What's on the service",
  auth: 'admin',
  response: z.object({
    database: z.enum(['embedded', 'postgres']),
    mixes: z.int(),
    imports: z.int(),
    artists: z.int(),
    shows: z.int(),
    members: z.int(),
    super_admins: z.int(),
    donations: z.int(),
    /** The sum of all folders. */
    donated_cents: centsSchema,
    migration: z.string(),
  }),
});
