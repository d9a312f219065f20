import * as z from 'zod/mini';
import { defineRegistryOperation } from './registry-operation.ts';
import { remoteField, versionField } from './registry-fields.ts';
import { RELEASES_PATH } from '@afterglow/shared-contracts';

const HOURS_DEFAULT = '24';
/** A week: a preview is not for permanent use. */
const MOST_HOURS = 168;
const PATH_MAX_LENGTH = 500;

/** A second slash would start the URL of another site, and browsers read a backslash as one. */
const SITE_PATH = /^\/([\w\-.?=&%~:@!$'()*+,;][\w\-./?=&%~:@!$'()*+,;]*)?$/;

const HOURS_REFUSAL = `must be a whole number from 1 to ${MOST_HOURS}`;
const hoursField = z
  ._default(
    z.string().check(
      z.regex(/^[1-9]\d{0,2}$/, HOURS_REFUSAL),
      z.refine((hours) => Number(hours) <= MOST_HOURS, HOURS_REFUSAL),
    ),
    HOURS_DEFAULT,
  )
  .check(z.describe(`hours the link works, up to ${MOST_HOURS} (default: ${HOURS_DEFAULT})`));

const toField = z.optional(
  z
    .string()
    .check(
      z.maxLength(PATH_MAX_LENGTH),
      z.regex(SITE_PATH, 'must be a path of this site, such as /radio'),
      z.describe('the page to open (default: the first page of the area)'),
    ),
);

const wishSchema = z.object({ hours: hoursField, to: toField });

/**
 * A link to a preview of the named versions instead of the live ones, for anyone who opens it, until it ends (an ISO
 * date-time).
 */
export const previewLinkSchema = z.object({ url: z.string(), endsAtIso: z.string() });
/** A link to a preview. */
export interface PreviewLink extends z.infer<typeof previewLinkSchema> {}

export const previewVersion = defineRegistryOperation({
  name: 'previewVersion',
  method: 'POST',
  path: `${RELEASES_PATH}/{remote}/versions/{version}/previews`,
  summary: 'Create a signed link that previews a version on the live site',
  access: 'team-or-manager',
  params: z.object({ remote: remoteField, version: versionField }),
  body: wishSchema,
  response: previewLinkSchema,
  refusals: [404, 409],
  example: { params: { remote: 'radio', version: '1.2.0' }, body: { hours: HOURS_DEFAULT } },
  command: {
    name: 'preview',
    positions: ['remote', 'version'],
    flags: { staging: "what's live in staging, instead of one version" },
    output: previewLinkSchema,
  },
});

export const previewStaging = defineRegistryOperation({
  name: 'previewStaging',
  method: 'POST',
  path: `${RELEASES_PATH}/environments/staging/previews`,
  summary: "Create a signed link that previews what's live in staging on the live site",
  access: 'any-token',
  body: wishSchema,
  response: previewLinkSchema,
  refusals: [409],
  example: { body: { hours: HOURS_DEFAULT } },
});
