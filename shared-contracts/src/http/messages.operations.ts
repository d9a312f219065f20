import * as z from 'zod/mini';
import { messageSchema, newMessageSchema } from '../domain/message.ts';
import { memberIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';

/** Stores the message and mails it to support. 403 for a sender other than the caller, 400 for a recipient other than support. */
export const sendMessage = defineOperation({
  name: 'sendMessage',
  method: 'POST',
  path: '/messages',
  summary: 'Write to support',
  auth: 'member',
  body: newMessageSchema,
  response: messageSchema,
  refusals: [403, 429],
});

/** The member who represents support as the recipient of messages. */
export const getSupport = defineOperation({
  name: 'getSupport',
  method: 'GET',
  path: '/messages/support',
  summary: 'Who to write to for support',
  auth: 'none',
  response: z.object({ memberId: memberIdSchema }),
});
