import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { MESSAGES, type Message } from '@afterglow/shared-contracts';

const DECISIONS = path.join(WORKSPACE_ROOT, 'docs/spec/decisions.md');
/** A row of the message table: key, type, wording; "/" separates the title of a modal from its text. */
const ROW = /^\| ([A-Z_]+) \| (success|warning|danger|plain) \| (.+?) \| [a-z ]+ \| /gm;

test('[MSG-014] every decided message has exactly one entry in the catalog', () => {
  const decided = [...readFileSync(DECISIONS, 'utf8').matchAll(ROW)];
  expect(decided.length).toBeGreaterThan(60);
  for (const [, key = '', type, wording = ''] of decided) {
    expect(MESSAGES).toHaveProperty(key);
    expect(entryOf(key)).toEqual([type, wording.replace(' / ', ' ')]);
  }
});

function entryOf(key: string): readonly string[] {
  const messages: Readonly<Record<string, Message>> = MESSAGES;
  const message = messages[key];
  if (!message) return ['no entry'];
  return [message.type, message.title === undefined ? message.text : `${message.title} ${message.text}`];
}
