import { grantPremium } from './commands/premium.ts';
import type { CommandContext } from './command-context.ts';
import { siteUrl } from './connection.ts';
import { findMusic } from './find-music.ts';

const CONTEXT: CommandContext = {
  url: 'http://localhost:4800',
  environment: {},
  output: { result: () => undefined, progress: () => undefined },
  connect: () => Promise.reject(new Error('Nobody answers here.')),
  askSecret: () => Promise.resolve(''),
  registry: undefined,
};

test('an invalid address is reported with its code', () => {
  expect(() => siteUrl({ url: 'afterglow' }, {})).toThrow(expect.objectContaining({ code: 'address-invalid' }));
});

test('an unreadable folder is reported with its code and cause', async () => {
  await expect(findMusic('/nonexistent/music')).rejects.toMatchObject({
    code: 'folder-unreadable',
    cause: { code: 'ENOENT' },
  });
});

test('a grant of Premium with no end, or with two, is reported with its code', async () => {
  await expect(grantPremium(CONTEXT, 'free@afterglow.example', { reason: 'Prize' })).rejects.toMatchObject({
    code: 'options-conflict',
  });
  await expect(
    grantPremium(CONTEXT, 'free@afterglow.example', { reason: 'Prize', months: 1, until: '2027-01-31' }),
  ).rejects.toMatchObject({ code: 'options-conflict' });
});
