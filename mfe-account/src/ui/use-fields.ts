import { useRef, useState } from 'react';

type Texts = Readonly<Record<string, string>>;
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

/** What stands in the fields of a form, which are named as in `initial`, and what is wrong with it. */
export function useFields<Values extends Texts>(initial: Values) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});

  function change(changes: Partial<Values>) {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => withoutKeys(before, Object.keys(changes)));
  }

  /** Says what is wrong in each field, and leads to the first of them. */
  function refuse(found: FieldErrors<Values>) {
    setErrors(found);
    const first = Object.keys(initial).find((name) => found[name] !== undefined);
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    const element = field instanceof RadioNodeList ? field[0] : field;
    if (element instanceof HTMLElement) element.focus();
  }

  return { form, values, errors, change, refuse };
}

function withoutKeys<Values>(errors: FieldErrors<Values>, names: readonly string[]): FieldErrors<Values> {
  // What is left of a record's entries is a part of the record.
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as FieldErrors<Values>;
}
