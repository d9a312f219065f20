import { useUnfinishedWork } from '@afterglow/shared-area';
import { useEffect, useRef, useState } from 'react';

type Texts = Readonly<Record<string, string>>;
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

/**
 * What stands in the fields of a form, which are named as in `initial`, and what is wrong with it. Under `name`, a new version waits
 * for the form, or goes on with what was typed, passwords excepted.
 */
export function useFields<Values extends Texts>(name: string, initial: Values) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const now = useRef({ typed: values, saved: initial });
  const work = useUnfinishedWork();

  useEffect(() => {
    now.current.typed = values;
  }, [values]);

  useEffect(() => {
    const isTyped = ([field, text]: readonly [string, string]) => text !== now.current.saved[field];
    const isOpen = ([field]: readonly [string, string]) => !isSecret(form.current?.elements.namedItem(field));
    const typed = () => Object.entries(now.current.typed).filter(isTyped);
    return work?.add(name, {
      isUnderWay: () => typed().length > 0,
      texts: () => Object.fromEntries(typed().filter(isOpen)),
      resume: (texts) => setValues((before) => ({ ...before, ...ownTexts(texts, before) })),
    });
  }, [work, name]);

  function change(changes: Partial<Values>) {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => withoutKeys(before, Object.keys(changes)));
  }

  /** These values are saved: nothing of them would be lost. */
  function settle(saved: Values) {
    now.current.saved = saved;
    setValues(saved);
    setErrors({});
  }

  /** Says what is wrong in each field, and leads to the first of them. */
  function refuse(found: FieldErrors<Values>) {
    setErrors(found);
    const first = Object.keys(initial).find((field) => found[field] !== undefined);
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    const element = field instanceof RadioNodeList ? field[0] : field;
    if (element instanceof HTMLElement) element.focus();
  }

  return { form, values, errors, change, settle, refuse };
}

/** Another version may have had other fields. */
function ownTexts(texts: Texts, known: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => Object.hasOwn(known, name)));
}

/** A password counts as one while it is shown, too. */
function isSecret(field: Element | RadioNodeList | null | undefined): boolean {
  return field instanceof HTMLInputElement && 'secret' in field.dataset;
}

function withoutKeys<Values>(errors: FieldErrors<Values>, names: readonly string[]): FieldErrors<Values> {
  // What is left of a record's entries is a part of the record.
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as FieldErrors<Values>;
}
