import { MESSAGES, type MessageKey } from '@afterglow/shared-contracts';

/** One message for any error, or one for an empty field and another one for a wrong one. */
export type FieldMessage = MessageKey | { readonly empty: MessageKey; readonly wrong?: MessageKey };

/** Null when the schema's own message is shown. */
export function fieldErrorText(said: FieldMessage | undefined, isEmpty: boolean): string | null {
  const { empty, wrong } = typeof said === 'string' ? { empty: said, wrong: said } : (said ?? {});
  const key = isEmpty ? empty : wrong;
  return key ? MESSAGES[key].text : null;
}
