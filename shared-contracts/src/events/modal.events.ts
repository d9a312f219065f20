import * as z from 'zod/mini';

export const modalTypeSchema = z.enum([
  'auth-prompt',
  'premium-upsell',
  'error',
  'confirmation',
  'in-app-browser',
  'simple-message',
]);
export type ModalType = z.infer<typeof modalTypeSchema>;

const modalData = z.optional(z.record(z.string(), z.unknown()));

/** Texts of the modal, by their key in the message catalogue. */
const contentKey = z.string().check(z.minLength(1));

/** `modal:show-custom` shows a content that a remote exposes under that name. */
export const modalEvents = {
  'modal:show': z.object({ type: modalTypeSchema, contentKey, data: modalData }),
  'modal:show-custom': z.object({ remote: z.string(), content: z.string(), data: modalData }),
  'modal:replace': z.object({ type: modalTypeSchema, contentKey, data: modalData }),
  'modal:update-data': z.object({ data: z.record(z.string(), z.unknown()) }),
  'modal:hide': z.object({}),
  'modal:closed': z.object({ type: modalTypeSchema, outcome: z.enum(['confirmed', 'dismissed']) }),
} as const;
