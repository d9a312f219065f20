import { useUnsavedChanges } from '@afterglow/shared-area';
import { memberIdOf, type SessionPort } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Texts = Readonly<Record<string, string>>;

/** Text typed into forms that were left without saving, passwords excepted; in memory, by member and form. */
const drafts = new WeakMap<SessionPort, Map<string, Texts>>();

export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

/**
 * The values of a form's fields, which are named as in `initial`, and their errors. Another `initial` changes the
 * fields that were not edited. Under `name`, a new version waits for the form, or restores the typed text, passwords
 * excepted; so does the same member who leaves the page and returns (`isRestored`).
 */
export function useFields<Values extends Texts>(name: string, initial: Values) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(name);
  const [isRestored, setRestored] = useState(draft.texts !== undefined);
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...ownTexts(draft.texts ?? {}, initial) }));
  const [followed, setFollowed] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const now = useRef({ typed: values, saved: initial });
  const work = useUnsavedChanges();

  if (Object.keys(initial).some((field) => initial[field] !== followed[field])) {
    setFollowed(initial);
    setValues(withUntouched(values, followed, initial));
  }

  useEffect(() => {
    now.current.typed = values;
  }, [values]);

  useEffect(() => {
    now.current.saved = followed;
  }, [followed]);

  const { keep } = draft;
  // Before the fields are unmounted, which show what is secret.
  useLayoutEffect(() => () => keep(openTexts(now.current, form.current)), [keep]);

  useEffect(() => {
    return work?.add(name, {
      isUnderWay: () => typedIn(now.current).length > 0,
      texts: () => openTexts(now.current, form.current),
      resume: (texts) => setValues((before) => ({ ...before, ...ownTexts(texts, before) })),
    });
  }, [work, name]);

  function change(changes: Partial<Values>) {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => withoutKeys(before, Object.keys(changes)));
  }

  /** Marks these values as saved, so that the form is no longer dirty. */
  function settle(saved: Values) {
    now.current.saved = saved;
    setFollowed(saved);
    setValues(saved);
    setErrors({});
    setRestored(false);
  }

  function discard() {
    now.current.typed = now.current.saved;
  }

  function refuse(found: FieldErrors<Values>) {
    setErrors(found);
    const first = Object.keys(initial).find((field) => found[field] !== undefined);
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    const element = field instanceof RadioNodeList ? field[0] : field;
    if (element instanceof HTMLElement) element.focus();
  }

  return { form, values, errors, change, settle, discard, refuse, isRestored };
}

interface FormState {
  readonly typed: Texts;
  readonly saved: Texts;
}

function typedIn({ typed, saved }: FormState): readonly (readonly [string, string])[] {
  return Object.entries(typed).filter(([field, text]) => text !== saved[field]);
}

function openTexts(state: FormState, form: HTMLFormElement | null): Texts {
  return Object.fromEntries(typedIn(state).filter(([field]) => !isSecret(form?.elements.namedItem(field))));
}

/**
 * The stored draft of the form, and the function that saves it when the page is left; a member who has logged out
 * leaves none.
 */
function useDraft(name: string) {
  const { session } = usePorts();
  const [draft] = useState(() => {
    const member = memberIdOf(session.getSession());
    const key = `${member} ${name}`;
    const own = drafts.get(session) ?? new Map<string, Texts>();
    drafts.set(session, own);
    const texts = own.get(key);
    own.delete(key);
    return {
      texts,
      keep(typed: Texts) {
        if (memberIdOf(session.getSession()) === member && Object.keys(typed).length > 0) own.set(key, typed);
      },
    };
  });
  return draft;
}

/** The typed values, and the saved ones in all other fields. */
function withUntouched<Values extends Texts>(typed: Values, before: Values, saved: Values): Values {
  const untouched = Object.entries(saved).filter(([field]) => typed[field] === before[field]);
  return { ...typed, ...Object.fromEntries(untouched) };
}

/** Another version may have had other fields. */
function ownTexts(texts: Texts, known: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => Object.hasOwn(known, name)));
}

/** A password stays secret while it is shown. */
function isSecret(field: Element | RadioNodeList | null | undefined): boolean {
  return field instanceof HTMLInputElement && 'secret' in field.dataset;
}

function withoutKeys<Values>(errors: FieldErrors<Values>, names: readonly string[]): FieldErrors<Values> {
  // The rest of a record's entries is a part of the record.
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as FieldErrors<Values>;
}
