import * as z from 'zod/mini';
import { memberIdSchema } from '../ids.ts';
import { idInText } from './query-fields.ts';

/** The path of anything that belongs to a member. Another member's id is refused with 403, whether that member exists or not. */
export const memberParams = z.object({ id: idInText(memberIdSchema) });
