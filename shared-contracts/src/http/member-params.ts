import * as z from 'zod/mini';
import { memberIdSchema } from '../ids.ts';
import { idInText } from './query-fields.ts';

/** The path of what belongs to a member. Another member's is 403, whether that member exists or not. */
export const memberParams = z.object({ id: idInText(memberIdSchema) });
