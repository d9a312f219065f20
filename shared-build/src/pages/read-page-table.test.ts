import { PageTableError } from './page-table-error.ts';
import { parsePageTable } from './read-page-table.ts';

const FILE = '/areas/mfe-sample/src/pages.ts';

function parse(text: string) {
  return parsePageTable(FILE, text);
}

function refusal(text: string) {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof PageTableError) return error.message.replace(FILE, '');
    throw error;
  }
  return undefined;
}

const pagesOf = (lines: string) => `export const pages = definePages({\n${lines}\n});\n`;

test('a table is read without running it: text, numbers, booleans, arrays and objects', () => {
  const { pages, modals } = parse(`import { defineModals, definePages } from '@afterglow/shared-area';

// The rooms.
export const pages = definePages({
  room: {
    path: '/rooms/:roomId(number)', aliases: ['/r/:roomId(number)'], listed: false, page: './pages/room.page.tsx',
  },
  rooms: { path: '/rooms', page: './pages/room.page.tsx', menu: { section: 'Rooms', icon: 'home', order: 250 } },
});

export const modals = defineModals({ 'new-room': './modals/new-room.modal.tsx' });
`);
  expect(pages['room']).toEqual({
    path: '/rooms/:roomId(number)',
    aliases: ['/r/:roomId(number)'],
    listed: false,
    page: './pages/room.page.tsx',
  });
  expect(pages['rooms']?.menu).toEqual({ section: 'Rooms', icon: 'home', order: 250 });
  expect(modals).toEqual({ 'new-room': './modals/new-room.modal.tsx' });
});

test('a nested page has its module, its subject, its access and its spelling', () => {
  const { pages } = parse(
    pagesOf(`
  channel: {
    path: '/radio/:channelId', spelling: 'lower_case', about: 'channel', access: 'member', page: './pages/channel.page.tsx',
  },
  schedule: { path: '/radio/:channelId/schedule', within: 'channel' },`),
  );
  expect(pages['schedule']).toMatchObject({
    page: './pages/channel.page.tsx',
    about: 'channel',
    access: 'member',
    spelling: 'lower_case',
  });
});

test.each([
  ['a name', `  a: { path: PATH, page: './a.page.tsx' },`, ':2: only text, numbers, true, false, arrays and objects'],
  ['a template', "  a: { path: `/a${1}`, page: './a.page.tsx' },", ':2: only text, numbers'],
  ['a sum', `\n  a: { path: '/a' + '/b', page: './a.page.tsx' },`, ':3: only text, numbers'],
  ['a call', `  a: page('/a'),`, ':2: only text, numbers'],
  ['a spread', `  ...others,`, ':2: only a name and its value'],
  ['a shorthand', `  a,`, ':2: only a name and its value'],
  ['a computed name', `  ['a']: { path: '/a' },`, ':2: only a name and its value'],
  ['a method', `  a() {},`, ':2: only a name and its value'],
  ['one key twice', `  a: { path: '/a', page: './a.page.tsx' },\n  a: { path: '/b' },`, ':3: "a" stands here twice'],
])('%s is rejected with its line', (_, lines, problem) => {
  expect(refusal(pagesOf(lines))).toContain(problem);
});

test.each([
  ['another import', `import { PATHS } from './paths.ts';\n`, ':1: only "export const pages'],
  ['another statement', `export const pages = definePages({});\nconsole.log(1);\n`, ':2: only "export const pages'],
  ['another function', `export const pages = defineModals({});\n`, ':1: only "export const pages'],
  ['nothing', ``, ':1: it has no "export const pages'],
])('%s in the file is rejected', (_, text, problem) => {
  expect(refusal(text)).toContain(problem);
});

test.each([
  ['a pattern', `  a: {\n    path: '/A B',\n    page: './a.page.tsx' },`, ':3: a.path: '],
  [
    'a field that there is not',
    `  a: { path: '/a', page: './a.page.tsx', color: 'red' },`,
    ':2: a: there is no field "color"',
  ],
  [
    'an access',
    `  a: { path: '/a', page: './a.page.tsx', access: 'admin' },`,
    ':2: a.access: it must be one of member, visitor',
  ],
  ['a module elsewhere', `  a: { path: '/a', page: '../other/a.page.tsx' },`, ':2: a.page: a module, such as'],
  ['neither module nor whole', `  a: { path: '/a' },`, ':2: page "a": it needs exactly one of'],
  ['a whole that there is not', `  a: { path: '/a', within: 'b' },`, ':2: page "a": there is no page "b"'],
  [
    'a subject not in the path',
    `  a: { path: '/a', about: 'mix', page: './a.page.tsx' },`,
    ':2: page "a": a page about a thing names it in its path, by the part ":mixId"',
  ],
  [
    'an alias that says less',
    `  a: { path: '/a/:b', aliases: ['/c'], page: './a.page.tsx' },`,
    ':2: page "a": /c does not say "b"',
  ],
  [
    'a former address that says less',
    `  a: { path: '/a/:b', formerly: ['/c/:b?'], page: './a.page.tsx' },`,
    ':2: page "a": /c/:b? does not say "b"',
  ],
  [
    'an entry of the menu that leads to many',
    `  a: { path: '/a/:b', page: './a.page.tsx', menu: { section: 'A', icon: 'a', order: 1 } },`,
    ':2: page "a": an entry of the menu leads to one address',
  ],
  [
    'a listed page without a title',
    `  a: { path: '/a', page: './a.page.tsx', listed: true },`,
    ':2: page "a": a page that is listed and about no thing needs "title"',
  ],
  [
    'one address twice',
    `  a: { path: '/a/:b?', page: './a.page.tsx' },\n  c: { path: '/a', page: './a.page.tsx' },`,
    ':3: pages "a" and "c" have one address, /a',
  ],
])('%s is rejected', (_, lines, problem) => {
  expect(refusal(pagesOf(lines))).toContain(problem);
});
