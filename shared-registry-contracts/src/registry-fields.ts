import * as z from 'zod/mini';
import { environmentSchema, releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';
import { linesOfText } from '@afterglow/shared-contracts/services';

const REASON_MAX_LENGTH = 500;

export const environmentField = environmentSchema.check(z.describe('production or staging'));
export const remoteField = releaseNameSchema.check(z.describe('the area, or "shell"'));
/** For calls that do not apply to the shell; naming it anyway returns an explanation. */
export const areaField = releaseNameSchema.check(z.describe('the area'));
export const versionField = releaseVersionSchema.check(z.describe('a published version'));

/** The reason for a change; at most 500 characters. */
export const reasonField = linesOfText(REASON_MAX_LENGTH).check(
  z.minLength(1, 'enter a reason'),
  z.describe('why (kept in the log)'),
);

const REVISION_TAG = /^"\d{1,9}"$/;

/** A revision as the tag in `If-Match` and `ETag`: `"12"`. */
export function revisionTag(revision: number): string {
  return `"${revision}"`;
}

/** Parses the revision's number from such a tag. */
export const revisionTagSchema = z
  .pipe(
    z
      .string('name the revision that the change is based on')
      .check(z.regex(REVISION_TAG, 'this is not a revision such as "12"')),
    z.transform((tag) => Number(tag.slice(1, -1))),
  )
  .check(z.describe('the revision that the change is based on, such as `"12"`'));
