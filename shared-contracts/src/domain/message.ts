import * as z from 'zod/mini';
import { type MemberId, memberIdSchema } from '../ids.ts';
import { linesOfText, lineOfText } from './text.ts';

/**
 * The member that represents support as the recipient of messages, unless the service names another; messages are
 * mailed to `SUPPORT_EMAIL`.
 */
export const SUPPORT_MEMBER_ID: MemberId = memberIdSchema.parse(1);

const SUBJECT_MAX = 200;
const TEXT_MAX = 5_000;

/** A member's message to support: `sender` and `recipient` are ids of members, and `recipient` is that of support. */
export const newMessageSchema = z.object({
  content: linesOfText(TEXT_MAX),
  sender: memberIdSchema,
  recipient: memberIdSchema,
  email: z.object({
    subject: lineOfText(SUBJECT_MAX).check(z.minLength(1)),
    body: linesOfText(TEXT_MAX).check(z.minLength(1)),
  }),
  mode: z.literal('EMAIL'),
  type: z.literal('NOTIFICATION'),
});
/** A message to support, before it is sent. */
export interface NewMessage extends z.infer<typeof newMessageSchema> {}

/** An accepted message; `creation_time` is an ISO date-time. */
export const messageSchema = z.extend(newMessageSchema, {
  id: z.int().check(z.positive()),
  creation_time: z.iso.datetime(),
});
/** Not named `Message`, which is a text of the product. */
export interface MemberMessage extends z.infer<typeof messageSchema> {}
