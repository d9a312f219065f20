import type { StandardSchemaV1 } from '@standard-schema/spec';

/** Validates one field: any schema of the contracts. An empty field is undefined. */
export interface FieldSchema {
  safeParse(value: unknown): Checked;
}

type Checked =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly { readonly message: string }[] } };

/** The fields of a form by name, in display order. */
export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

/** The values of the fields once all are valid. */
export type ValuesOf<Fields extends FieldSchemas> = {
  readonly [Name in keyof Fields]: Extract<ReturnType<Fields[Name]['safeParse']>, { success: true }>['data'];
};

/** Fields that must equal another one: `{ confirmEmail: 'email' }`. */
export type SameAs<Name extends string> = { readonly [Repeated in Name]?: Name };

/** The errors of fields that are checked together, by name; an empty field is an empty string. */
export type CheckTogether<Name extends string> = (typed: Readonly<Record<string, string>>) => {
  readonly [Wrong in Name]?: string | null;
};

interface FormSchemaOptions<Name extends string> {
  readonly sameAs?: SameAs<Name> | undefined;
  readonly check?: CheckTogether<Name> | undefined;
}

/** Checks every field, so that all errors are shown together. */
export function formSchema<Fields extends FieldSchemas>(
  fields: Fields,
  { sameAs = {}, check = () => ({}) }: FormSchemaOptions<keyof Fields & string>,
): StandardSchemaV1<Readonly<Record<string, unknown>>, ValuesOf<Fields>> {
  function checkField(name: string, typed: Readonly<Record<string, unknown>>): Checked {
    const checked = fields[name]?.safeParse(emptyToUndefined(typed[name])) ?? { success: true, data: undefined };
    const first = sameAs[name];
    const isSame = first === undefined || meant(fields[first], typed[name]) === meant(fields[first], typed[first]);
    return checked.success && !isSame ? { success: false, error: { issues: [{ message: "Doesn't match" }] } } : checked;
  }

  return {
    '~standard': {
      version: 1,
      vendor: 'shared-area',
      validate(value) {
        // The form library passes its own record of typed values.
        const typed = value as Readonly<Record<string, unknown>>;
        const checked = Object.keys(fields).map((name) => [name, checkField(name, typed)] as const);
        const issues = checked.flatMap(([name, field]) =>
          field.success ? [] : field.error.issues.map(({ message }) => ({ message, path: [name] })),
        );
        for (const [name, message] of Object.entries<string | null | undefined>(check(textsOf(fields, typed))))
          if (message) issues.push({ message, path: [name] });
        if (issues.length > 0) return { issues };
        const values = checked.map(([name, field]) => [name, field.success ? field.data : undefined]);
        // Each name of `fields` with the output of its schema.
        return { value: Object.fromEntries(values) as ValuesOf<Fields> };
      },
    },
  };
}

/** The parsed value of a field: the same for texts that differ only in their Unicode form. */
function meant(field: FieldSchema | undefined, typed: unknown): unknown {
  const checked = field?.safeParse(emptyToUndefined(typed));
  if (checked?.success) return checked.data;
  return typeof typed === 'string' ? typed.normalize('NFKC') : typed;
}

/** An empty field is not sent. */
export function emptyToUndefined(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

export function textsOf(
  fields: FieldSchemas,
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const texts = Object.keys(fields).map((name) => [name, typed[name]] as const);
  return Object.fromEntries(texts.map(([name, text]) => [name, typeof text === 'string' ? text : '']));
}
