import { normalizeEmail } from './normalize-email.ts';

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+radio@example.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['A.n.n+radio@GMail.com', 'ann@gmail.com'],
  ['a.n.n@googlemail.com', 'ann@gmail.com'],
  ['ａｎｎ＋radio＠ｅxample.com', 'ann@example.com'],
  ['\u212Aate@example.com', 'kate@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('%s is normalized to %s', (email, known) => {
  expect(normalizeEmail(email)).toBe(known);
});

test('only gmail.com and googlemail.com themselves drop dots', () => {
  expect(normalizeEmail('a.b@mail.gmail.com')).toBe('a.b@mail.gmail.com');
  expect(normalizeEmail('a.b@notgmail.com')).toBe('a.b@notgmail.com');
});
