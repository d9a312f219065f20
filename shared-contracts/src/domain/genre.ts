import * as z from 'zod/mini';
import { genreIdSchema } from '../ids.ts';

export const genreSchema = z.object({ id: genreIdSchema, name: z.string() });
export type Genre = z.infer<typeof genreSchema>;
