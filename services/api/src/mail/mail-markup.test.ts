import fc from 'fast-check';
import { mailMarkup, withFooter } from './mail-markup.ts';

const ORIGIN = 'https://radio.example';
const RESET = `${ORIGIN}/set-new-password?members_id=1&token=abc`;
const MAIL = { subject: 'Reset <your> password', text: `You asked.\n\nSet a new password:\n${RESET}\n\nOnce.` };

const unescaped = (text: string) => text.replaceAll('&amp;', '&');
const linksOf = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
const addressesIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s]+/g)].map(([address]) => address);
const wordsOf = (markup: string) => markup.slice(markup.indexOf('<body')).replaceAll(/<[^>]*>/g, ' ');

test('words and an address of this site are a button, and the address stands below it, to be copied', () => {
  const markup = mailMarkup(MAIL, ORIGIN);
  expect(linksOf(markup)).toEqual([RESET]);
  expect(markup).toMatch(/<a\s+class="button"[^>]*>Set a new password<\/a/);
  expect(unescaped(wordsOf(markup)).split(RESET)).toHaveLength(2);
});

test('both parts lead to the same places, and say whose mail it is', () => {
  const text = withFooter(MAIL.text, ORIGIN);
  const markup = mailMarkup(MAIL, ORIGIN);
  expect(new Set(addressesIn(text))).toEqual(new Set([...linksOf(markup), ORIGIN]));
  for (const part of [text, wordsOf(markup)]) expect(part).toContain(`Afterglow: ${ORIGIN}`);
});

test('an address of another site is a link, and no button', () => {
  const markup = mailMarkup({ subject: 'Help', text: 'Press here:\nhttps://evil.example/x' }, ORIGIN);
  expect(linksOf(markup)).toEqual(['https://evil.example/x']);
  expect(markup).not.toContain('<a class="button"');
});

test('the first words are what a list of mails shows', () => {
  expect(mailMarkup(MAIL, ORIGIN)).toMatch(/display: none[^>]*>\s*You asked\./);
});

test('it is dark where the reader’s program is, and loads nothing from anywhere', () => {
  const markup = mailMarkup(MAIL, ORIGIN);
  expect(markup).toContain('@media (prefers-color-scheme: dark)');
  expect(markup).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|@font-face/);
});

test('whatever someone writes stays text', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('"><img src=x onerror=alert(1)>'));
  fc.assert(
    fc.property(anything, anything, (subject, text) => {
      const markup = mailMarkup({ subject: `a ${subject}`, text }, ORIGIN);
      expect(markup).not.toMatch(/<(?:img|script)/);
      expect(linksOf(markup).every((href) => /^https?:\/\//.test(href))).toBe(true);
    }),
  );
});
