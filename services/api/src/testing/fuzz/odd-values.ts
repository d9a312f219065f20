import fc from 'fast-check';

/** Recognizable when a page repeats it unescaped. */
export const SCRIPT = '<script>alert(1)</script>';

const LONG = 5_000;

/** Texts on which careless patterns take quadratic time, or worse. */
const HOSTILE: readonly string[] = ['-', '_', '/', '<', '%', '"', '@.', 'a,', 'mixes:1,', '1-', 'é ', '"a" '].map(
  (pump) => `${pump.repeat(LONG / pump.length)}!`,
);

export const oddHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      { range: `bytes=${' '.repeat(LONG)}-${' '.repeat(LONG)}x` },
      { range: `bytes=${'1-2,'.repeat(LONG / 4)}` },
      { 'if-none-match': '"a", '.repeat(LONG / 5) },
      { 'if-range': 'W/"'.repeat(LONG / 3) },
      { 'accept-encoding': 'gzip;q=0.1, '.repeat(LONG / 12) },
      { accept: 'text/html;q='.repeat(LONG / 12) },
      { 'x-forwarded-for': '1.1.1.1, '.repeat(LONG / 9) },
      { cookie: 'a=b; '.repeat(LONG / 5) },
      { origin: `https://${'a.'.repeat(LONG / 2)}` },
    ),
  },
);

export const oddTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '-1',
    '0',
    '1.5',
    '1e309',
    '-1e309',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '0x10',
    '2147483648',
    '-2147483649',
    '9007199254740993',
    '9'.repeat(30),
    '\u0000',
    'a\u0000b',
    '\u202eright to left',
    'e\u0301\u0301\u0301',
    '👩‍👩‍👧‍👦',
    '\ud800',
    '\uffff',
    '%',
    '%00',
    '..',
    '../../etc/passwd',
    `"'--; drop table members`,
    '$1',
    '(((((',
    '*:*',
    '\\',
    '__proto__',
    'constructor',
    SCRIPT,
    'x'.repeat(LONG),
    'ﬀ'.repeat(LONG),
    ' '.repeat(LONG),
    'a b '.repeat(LONG / 4),
    ...HOSTILE,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  oddTexts,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2_147_483_648, -2_147_483_649, 1e308, 9_007_199_254_740_993),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    { id: null },
    { $ref: 1 },
    { then: 1 },
    { toString: 1 },
    { length: -1 },
  ),
  fc.constant(Array.from({ length: 2_000 }, (_, index) => index)),
  fc.jsonValue({ maxDepth: 4 }),
);

export const oddBodies: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  '{"a":',
  'null',
  'true',
  '"text"',
  '[]',
  '{"a":1}}',
  '{"__proto__":{"isSuperAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1,"a":2}',
  '\u0000',
  'NaN',
  '{"a":1e999}',
  `${'['.repeat(LONG)}${']'.repeat(LONG)}`,
  'x'.repeat(1_100_000),
  '--boundary\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--boundary--',
  'email=a%40b.example&password=x',
);

export const contentTypes: fc.Arbitrary<string> = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=boundary',
  'multipart/form-data',
  'application/xml',
  'nonsense',
);
