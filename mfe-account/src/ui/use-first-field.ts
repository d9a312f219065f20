import { useEffect, type RefObject } from 'react';

/** The focus is where one types; in a dialog the browser would choose its close button. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
}
