import * as z from 'zod/mini';

/** The modals that the shell itself renders. */
export const modalTypeSchema = z.enum([
  'auth-prompt',
  'premium-upsell',
  'error',
  'confirmation',
  'in-app-browser',
  'simple-message',
]);
/** A modal that the shell renders; `modal:show-custom` requests one that a remote renders. */
export type ModalType = z.infer<typeof modalTypeSchema>;

/** The content of a `custom` modal belongs to a remote. */
const closedTypeSchema = z.enum([...modalTypeSchema.options, 'custom']);

const outcomeSchema = z.enum(['confirmed', 'dismissed']);
/** How a modal was closed: by its button, or in any other way. */
export type ModalOutcome = z.infer<typeof outcomeSchema>;

const modalData = z.optional(z.record(z.string(), z.unknown()));

/** Texts of the modal, by their key in the message catalog. */
const contentKey = z.string().check(z.minLength(1));

/** `modal:show-custom` shows the content that a remote offers under that name; without `remote`, that of whichever release offers it. */
export const modalEvents = {
  'modal:show': z.object({ type: modalTypeSchema, contentKey, data: modalData }),
  'modal:show-custom': z.object({ remote: z.optional(z.string()), content: z.string(), data: modalData }),
  'modal:replace': z.object({ type: modalTypeSchema, contentKey, data: modalData }),
  'modal:update-data': z.object({ data: z.record(z.string(), z.unknown()) }),
  'modal:hide': z.object({}),
  'modal:closed': z.object({ type: closedTypeSchema, outcome: outcomeSchema }),
} as const;
