import * as z from 'zod/mini';
import { knownChannelIdSchema, mixIdSchema } from '../ids.ts';
import { trackSchema } from './mix.ts';

/** The sha-256 of a file's content, in hexadecimal, which identifies the file. */
export const contentHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The maximum lengths that an import accepts; readers of tags cut longer values. */
export const IMPORT_BOUNDS = { name: 200, description: 5_000, genres: 10, tracks: 500, fileName: 255 } as const;

const nameSchema = z.string().check(z.maxLength(IMPORT_BOUNDS.name));

/** The tags of a music file that is to become a mix. Missing ones are derived from the file's name. */
export const importRequestSchema = z.strictObject({
  content_hash: contentHashSchema,
  /** The file's name without its folders; only a label. */
  file_name: z.string().check(z.minLength(1), z.maxLength(IMPORT_BOUNDS.fileName)),
  title: z.optional(nameSchema),
  artist: z.optional(nameSchema),
  show: z.optional(nameSchema),
  genres: z.array(nameSchema).check(z.maxLength(IMPORT_BOUNDS.genres)),
  description: z.optional(z.string().check(z.maxLength(IMPORT_BOUNDS.description))),
  track_list: z
    .array(z.extend(trackSchema, { title: nameSchema, artist: nameSchema }))
    .check(z.maxLength(IMPORT_BOUNDS.tracks)),
  channel: knownChannelIdSchema,
  premium: z.boolean(),
});
/** The description of a file to be imported. */
export interface ImportRequest extends z.infer<typeof importRequestSchema> {}

/** A file that has become a mix. */
export const importSchema = z.object({
  content_hash: contentHashSchema,
  file_name: z.string(),
  mixes_id: mixIdSchema,
  title: z.string(),
  creation_time: z.iso.datetime(),
});
/** An imported file, and the mix it became. */
export interface Import extends z.infer<typeof importSchema> {}

/**
 * The lines of the response to a running import: its progress (0 to 1), and finally either the complete mix or the
 * reason why there is none. `notes` list ignored data. A response that ends without either was canceled.
 */
export const importEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: z.number() }),
  z.object({
    type: z.literal('imported'),
    outcome: z.enum(['imported', 'unchanged']),
    mix: importSchema,
    notes: z.array(z.string()),
  }),
  z.object({ type: z.literal('refused'), reason: z.string() }),
]);
/** One line of the response to an import. */
export type ImportEvent = z.infer<typeof importEventSchema>;
