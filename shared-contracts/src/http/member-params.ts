import * as z from 'zod/mini';
import { memberIdSchema } from '../ids.ts';
import { idInText } from './query-fields.ts';

/**
 * The path parameters of a member's data. Another member's id is rejected with 403, whether that member exists or not.
 */
export const memberParams = z.object({ id: idInText(memberIdSchema) });
