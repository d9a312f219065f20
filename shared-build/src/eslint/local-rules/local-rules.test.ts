import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { plugins } from '../plugins.ts';

function messagesOf(rule: string, code: string): string[] {
  // Without a folder, the parser guesses one from the configurations that this process has read before.
  const languageOptions = { parser: tseslint.parser, parserOptions: { tsconfigRootDir: import.meta.dirname } };
  const found = new Linter().verify(code, { plugins, languageOptions, rules: { [`local/${rule}`]: 'error' } });
  return found.map(({ message }) => message);
}

const inConstantCase = (name: string) => `${name} is a constant of the module: write it in CONSTANT_CASE.`;

test.each([
  'const name = 5;',
  'export const name = "a" + SUFFIX;',
  'const name = { a: [1, -2], b: LIMITS.most } as const;',
  'const name: readonly string[] = [...FIRST, "b"];',
  'const name = new Set(["a"]);',
  'const name = /a/;',
])('rejects a value that should be a constant: %s', (code) => {
  expect(messagesOf('constant-case', code)).toEqual([inConstantCase('name')]);
});

test.each([
  'const NAME_2 = 5;',
  'const name = () => 5;',
  'const name = { read: () => 5 };',
  'const name = z.string();',
  'const name = new Map();',
  'const name: string[] = [];',
  'let name = 5;',
  'function read() { const name = 5; return name; }',
])('accepts a value that is not constant, or is already written as one: %s', (code) => {
  expect(messagesOf('constant-case', code)).toEqual([]);
});

test.each([
  ['export function open({ port }: ServerConfig) {}', 'ServerConfig', 'ServerOptions'],
  ['export async function open(app: App, { port }: OpenParams = {}) {}', 'OpenParams', 'OpenOptions'],
  ['export function open(deps: ServerDependencies) {}', 'ServerDependencies', 'ServerOptions'],
])('rejects a parameter object that is not called options: %s', (code, name, better) => {
  expect(messagesOf('options-name', code)).toEqual([`${name} is a bag of parameters: call it ${better}.`]);
});

test.each([
  'export function open({ port }: ServerOptions) {}',
  'export function open(settings: PlayerSettings) {}',
  'export function open(parts: Parts) {}',
  'export function List({ items }: ListProps) {}',
  'function open({ port }: ServerConfig) {}',
])('accepts options, and parameters of functions that are not exported: %s', (code) => {
  expect(messagesOf('options-name', code)).toEqual([]);
});

test.each([
  'interface Plan { readonly priceCents: number }',
  'interface Row { price_cents: ColumnType<number, number> }',
  'const of = (dueToday: number | null) => dueToday;',
  'function charge({ id }: Order, amountCents: number) {}',
  'const unitPrice: number = 5;',
])('rejects money without its type: %s', (code) => {
  expect(messagesOf('money-in-cents', code)).toEqual([expect.stringMatching(/ is money: give it the type Cents\.$/)]);
});

test.each([
  'z.object({ price: z.number() })',
  'z.object({ donated_cents: z.int().check(z.nonnegative()) })',
  'z.object({ dueToday: z.optional(z.nullable(z.int())) })',
])('rejects money that is parsed without its type: %s', (code) => {
  expect(messagesOf('money-in-cents', code)).toEqual([expect.stringMatching(/ is money: parse it by centsSchema\.$/)]);
});

test('rejects a type assertion to money', () => {
  expect(messagesOf('money-in-cents', 'const due = (price - left) as Cents;')).toEqual([
    'Only centsSchema makes Cents: parse the number.',
  ]);
});

test.each([
  'interface Plan { readonly priceCents: Cents; readonly returned_cents: ColumnType<Cents, Cents | undefined> }',
  'z.object({ price: centsSchema, dueToday: z.optional(centsSchema), months: z.number() })',
  'const due = centsSchema.parse(price - left);',
  'interface Trial { readonly durationMonths: number }',
])('accepts money with its type, and other numbers: %s', (code) => {
  expect(messagesOf('money-in-cents', code)).toEqual([]);
});

test.each([
  ['const told = 5; told;', '"told" in told: write reported.'],
  ['function readNotice() {}', '"notice" in readNotice: write notification, webhook or alert.'],
  ['const MOST_KEPT = 5;', '"kept" in MOST_KEPT: write cached, stored or retained.'],
  ['// Nobody reads it.', '"Nobody" is no word of docs/glossary.md: write it plainly.'],
  ['/** Starts anew. */', '"anew" is no word of docs/glossary.md: write it plainly.'],
  ["test('is for somebody', () => {});", '"somebody" is no word of docs/glossary.md: write it plainly.'],
  ['test.each([])(`by ${name} once more`, () => {});', '"once more" is no word of docs/glossary.md: write it plainly.'],
])('rejects a banned word once: %s', (code, message) => {
  expect(messagesOf('vocabulary', code)).toEqual([message]);
});

test.each([
  'db.selectFrom("payment_notices");',
  'const intelligence = teller();',
  'const outstanding = understanding;',
  'show("Sign out nobody");',
])('accepts a name of stored data, another word, or text that people read: %s', (code) => {
  expect(messagesOf('vocabulary', code)).toEqual([]);
});
