import { useEffect, type RefObject } from 'react';

/** Focuses the first field; in a dialog the browser would choose its close button. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
}
