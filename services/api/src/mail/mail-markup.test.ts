import fc from 'fast-check';
import { mailMarkup, withFooter } from './mail-markup.ts';

const ORIGIN = 'https://radio.example';
const RESET = `${ORIGIN}/set-new-password?members_id=1&token=abc`;
const MAIL = { subject: 'Reset <your> password', text: `You asked.\n\nSet a new password:\n${RESET}\n\nOnce.` };

const unescaped = (text: string) => text.replaceAll('&amp;', '&');
const linksOf = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
const addressesIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s]+/g)].map(([address]) => address);
const wordsOf = (markup: string) => markup.slice(markup.indexOf('<body')).replaceAll(/<[^>]*>/g, ' ');

test('a label with a URL of this site is a button, with the URL below it to copy', () => {
  const markup = mailMarkup(MAIL, ORIGIN);
  expect(linksOf(markup)).toEqual([RESET]);
  expect(markup).toMatch(/<a\s+class="button"[^>]*>Set a new password<\/a/);
  expect(unescaped(wordsOf(markup)).split(RESET)).toHaveLength(2);
});

test('both parts link to the same URLs and name the sender', () => {
  const text = withFooter(MAIL.text, ORIGIN);
  const markup = mailMarkup(MAIL, ORIGIN);
  expect(new Set(addressesIn(text))).toEqual(new Set([...linksOf(markup), ORIGIN]));
  for (const part of [text, wordsOf(markup)]) expect(part).toContain(`Afterglow: ${ORIGIN}`);
});

test('a URL of another site is a link, and not a button', () => {
  const markup = mailMarkup({ subject: 'Help', text: 'Press here:\nhttps://evil.example/x' }, ORIGIN);
  expect(linksOf(markup)).toEqual(['https://evil.example/x']);
  expect(markup).not.toContain('<a class="button"');
});

test('the first words are the preview in a list of mails', () => {
  expect(mailMarkup(MAIL, ORIGIN)).toMatch(/display: none[^>]*>\s*You asked\./);
});

test('it is dark in a dark mail program, and loads nothing external', () => {
  const markup = mailMarkup(MAIL, ORIGIN);
  expect(markup).toContain('@media (prefers-color-scheme: dark)');
  expect(markup).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|@font-face/);
});

test('any user input stays text', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('"><img src=x onerror=alert(1)>'));
  fc.assert(
    fc.property(anything, anything, (subject, text) => {
      const markup = mailMarkup({ subject: `a ${subject}`, text }, ORIGIN);
      expect(markup).not.toMatch(/<(?:img|script)/);
      expect(linksOf(markup).every((href) => /^https?:\/\//.test(href))).toBe(true);
    }),
  );
});
