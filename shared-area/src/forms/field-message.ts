import { MESSAGES, type MessageKey } from '@afterglow/shared-contracts';

/** One message for whatever is wrong, or one for an empty field and another one for a wrong one. */
export type FieldMessage = MessageKey | { readonly empty: MessageKey; readonly wrong?: MessageKey };

/** Null where the schema's own words are said. */
export function fieldErrorText(said: FieldMessage | undefined, isEmpty: boolean): string | null {
  const { empty, wrong } = typeof said === 'string' ? { empty: said, wrong: said } : (said ?? {});
  const key = isEmpty ? empty : wrong;
  return key ? MESSAGES[key].text : null;
}
