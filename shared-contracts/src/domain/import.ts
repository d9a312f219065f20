import * as z from 'zod/mini';
import { channelIdSchema, mixIdSchema } from '../ids.ts';
import { trackSchema } from './mix.ts';

/** A file is known by the sha-256 of its content, in hexadecimal. */
export const contentHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The longest texts and lists that an import takes; who reads tags cuts them to this. */
export const IMPORT_BOUNDS = { name: 200, description: 5_000, genres: 10, tracks: 500, fileName: 255 } as const;

const nameSchema = z.string().check(z.maxLength(IMPORT_BOUNDS.name));

/** What is known of a file of music that is to become a mix: its tags. What is missing is made up from the file's name. */
export const importRequestSchema = z.strictObject({
  content_hash: contentHashSchema,
  /** Without folders; only a label. */
  file_name: z.string().check(z.minLength(1), z.maxLength(IMPORT_BOUNDS.fileName)),
  title: z.optional(nameSchema),
  artist: z.optional(nameSchema),
  show: z.optional(nameSchema),
  genres: z.array(nameSchema).check(z.maxLength(IMPORT_BOUNDS.genres)),
  description: z.optional(z.string().check(z.maxLength(IMPORT_BOUNDS.description))),
  track_list: z
    .array(z.extend(trackSchema, { title: nameSchema, artist: nameSchema }))
    .check(z.maxLength(IMPORT_BOUNDS.tracks)),
  channel: channelIdSchema,
  premium: z.boolean(),
});
/** The description of a file that is to be imported. */
export type ImportRequest = z.infer<typeof importRequestSchema>;

/** A file that has become a mix. */
export const importSchema = z.object({
  content_hash: contentHashSchema,
  file_name: z.string(),
  mixes_id: mixIdSchema,
  title: z.string(),
  creation_time: z.iso.datetime(),
});
/** A file that was imported, and the mix that it became. */
export type Import = z.infer<typeof importSchema>;

/**
 * The lines that answer an import while it is worked on: how far it is (0 to 1), and at the end either the mix, which is then all
 * there, or why there is none. `notes` say what could not be used. An answer that ends without either was called off.
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
/** One line of the answer to an import. */
export type ImportEvent = z.infer<typeof importEventSchema>;
