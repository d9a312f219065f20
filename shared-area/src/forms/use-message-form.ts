import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState, type ComponentProps, type RefObject } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import type { NotificationArea, NotificationKey } from '@afterglow/shared-contracts';
import { fieldErrorText, type FieldMessage } from './field-message.ts';
import {
  formSchema,
  emptyToUndefined,
  textsOf,
  type CheckTogether,
  type FieldSchemas,
  type SameAs,
  type ValuesOf,
} from './form-schema.ts';
import type { FormOutcome, Refusal } from './form-outcome.ts';
import { useFormNotification } from './use-form-notification.ts';
import { useUnsavedForm } from './use-unsaved-form.ts';

type Typed = Record<string, unknown>;

/** Marks a field error of the service. */
const FROM_SERVICE = 'service';

/** The configuration of a form. */
export interface MessageFormOptions<Fields extends FieldSchemas, Name extends string = keyof Fields & string> {
  /** Unique name of the form in its area, for a version that restores the typed text. */
  readonly name: string;
  /** The schema of each field; must be a constant. */
  readonly fields: Fields;
  readonly sameAs?: SameAs<Name>;
  readonly start?: { readonly [Field in Name]?: string };
  /** Messages for empty or wrong fields; the default for a wrong one is the message of its schema. */
  readonly says?: { readonly [Field in Name]?: FieldMessage };
  /** Checks several fields together. */
  readonly check?: CheckTogether<Name>;
  /** The notification about wrong fields, except those reported by `check`. */
  readonly invalid?: NotificationKey;
  /** Determines the type of a notification. */
  readonly area?: NotificationArea;
  /** Sends valid values. An error is shown as SOMETHING_WENT_WRONG, and the typed text stays. */
  readonly send: (values: ValuesOf<Fields>) => Promise<FormOutcome<Name>>;
}

/** The props of a field that belong to the form. */
export type BoundField = UseFormRegisterReturn & { readonly error: string | undefined };

/** A form for the fields and the button of this kit. */
export interface MessageForm<Name extends string = string> {
  readonly pending: boolean;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** Spread into a field: `<TextField label="Email" {...form.field('email')} />`. */
  field(name: Name): BoundField;
  typed(name: Name): unknown;
}

/**
 * The state of a form: its values, its errors, and whether it is being sent. Errors are shown at the fields and in a
 * notification, which the next try hides; the first wrong field takes the focus; after any failure the button works
 * again.
 */
export function useMessageForm<Fields extends FieldSchemas>(
  options: MessageFormOptions<Fields>,
): MessageForm<keyof Fields & string> {
  type Name = keyof Fields & string;
  const { name, fields, sameAs, check, send } = options;
  const says: Readonly<Record<string, FieldMessage | undefined>> = options.says ?? {};
  const notification = useFormNotification(options.area);
  const element = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const isPending = useRef(false);
  const [schema] = useState(() => formSchema(fields, { sameAs, check }));
  const [start] = useState<Typed>(() => ({
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
    ...options.start,
  }));
  const form = useForm<Typed, unknown, ValuesOf<Fields>>({
    defaultValues: start,
    resolver: standardSchemaResolver(schema),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const settle = useUnsavedForm({ name, form, element, start, isPending });

  async function onValid(values: ValuesOf<Fields>) {
    const sent = form.getValues();
    const outcome = await attempt(() => send(values));
    const cleared = Object.fromEntries((outcome.clear ?? []).map((field) => [field, '']));
    for (const field of Object.keys(cleared)) form.setValue(field, '');
    if (outcome.type === 'refused') return complain(outcome, Object.keys(cleared));
    settle({ ...sent, ...cleared });
    if (outcome.notification) notification.show(outcome.notification, outcome.values);
    outcome.leave?.();
  }

  function onInvalid(wrong: Readonly<Record<string, unknown>>) {
    const together: Readonly<Record<string, unknown>> = check?.(textsOf(fields, form.getValues())) ?? {};
    if (options.invalid && Object.keys(wrong).some((field) => !together[field])) notification.show(options.invalid);
  }

  function complain({ notification: key, values, wrong = {} }: Refusal<Name>, cleared: readonly string[]) {
    if (key) notification.show(key, values);
    for (const [field, message] of Object.entries<string | undefined>(wrong)) {
      if (message) form.setError(field, { type: FROM_SERVICE, message });
    }
    const [next] = [...Object.keys(wrong), ...cleared];
    if (next !== undefined) form.setFocus(next);
  }

  async function run() {
    isPending.current = true;
    setPending(true);
    notification.takeBack();
    try {
      await form.handleSubmit(onValid, onInvalid)();
    } finally {
      isPending.current = false;
      setPending(false);
    }
  }

  /** The error of a field disappears when it, or the field it repeats, is corrected. */
  function mend(changed: Name) {
    const result = schema['~standard'].validate(form.getValues());
    const wrong = 'issues' in result ? (result.issues ?? []).map(({ path }) => path?.[0]) : [];
    form.clearErrors(Object.keys(form.formState.errors).filter((field) => field === changed || !wrong.includes(field)));
  }

  function errorOf(field: Name): string | undefined {
    const error = errors[field];
    if (!error) return undefined;
    const isEmpty = emptyToUndefined(form.getValues()[field]) === undefined;
    const said = error.type === FROM_SERVICE ? null : fieldErrorText(says[field], isEmpty);
    return said ?? String(error.message);
  }

  return {
    pending,
    element,
    onSubmit(event) {
      event.preventDefault();
      if (!isPending.current) void run();
    },
    field: (field) => ({ ...form.register(field, { onChange: () => mend(field) }), error: errorOf(field) }),
    typed: (field) => form.getValues()[field],
  };
}

async function attempt<Name extends string>(task: () => Promise<FormOutcome<Name>>): Promise<FormOutcome<Name>> {
  try {
    return await task();
  } catch {
    return { type: 'refused', notification: 'SOMETHING_WENT_WRONG' };
  }
}
