import { useUnsavedChanges, type FormTexts } from '@afterglow/shared-area';
import { useEffect, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';

interface UnsavedFormOptions {
  readonly name: string;
  readonly form: Pick<UseFormReturn<Record<string, unknown>>, 'getValues' | 'setValue'>;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly start: Readonly<Record<string, unknown>>;
  readonly isPending: RefObject<boolean>;
}

/**
 * Marks the area as dirty while a form is, so that a new version waits; if it cannot wait any longer, it restores the
 * typed text, except passwords. Returns a function that marks values as saved.
 */
export function useUnsavedForm({ name, form, element, start, isPending }: UnsavedFormOptions) {
  const work = useUnsavedChanges();
  const saved = useRef(start);
  const { getValues, setValue } = form;

  useEffect(() => {
    const differs = () => Object.entries(getValues()).some(([field, value]) => isOther(value, saved.current[field]));
    return work?.add(name, {
      isUnderWay: () => isPending.current || differs(),
      texts: () => textsOf(getValues(), element.current),
      resume(texts) {
        const known = Object.entries(texts).filter(([field]) => Object.hasOwn(start, field));
        for (const [field, text] of known) if (typeof text === 'string') setValue(field, text);
      },
    });
  }, [work, name, getValues, setValue, element, start, isPending]);

  return function settle(values: Readonly<Record<string, unknown>>) {
    saved.current = values;
  };
}

function isOther(value: unknown, saved: unknown): boolean {
  if (value instanceof FileList) return value.length > 0;
  return (value ?? '') !== (saved ?? '');
}

function textsOf(values: Readonly<Record<string, unknown>>, form: HTMLFormElement | null): FormTexts {
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecret(entry[0], form),
  );
  return Object.fromEntries(texts);
}

/** A password stays secret while it is shown; so does a one-time code. */
function isSecret(name: string, form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement && ('secret' in field.dataset || field.autocomplete === 'one-time-code');
}
