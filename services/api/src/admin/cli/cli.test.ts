import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { SOUND_FIXTURES } from '@afterglow/audio/testing';
import { id3Chapter, id3Picture, id3Text, makeId3, makeMp3 } from '#testing/make-music.ts';
import { hashOf, operatorTokenOf } from '#testing/send-import.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';
import { run } from './run.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

let api: RunningApi;
let home: string;
beforeAll(async () => {
  api = await startApi();
  home = await mkdtemp(join(tmpdir(), 'afterglow-admin-'));
});
afterAll(async () => {
  await api.stop();
  await rm(home, { recursive: true, force: true });
});

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function environmentOf(changes: Readonly<Record<string, string>>) {
  const token = (await readFile(join(api.folder, 'admin-token'), 'utf8')).trim();
  return {
    XDG_CONFIG_HOME: home,
    DATA_DIR: join(home, 'data'),
    AFTERGLOW_URL: api.origin,
    AFTERGLOW_ADMIN_TOKEN: token,
    ...changes,
  };
}

/** Runs the program as a separate process, like an operator; `startIn` is a pattern that only a shell expands. */
async function adminProcess(args: readonly string[], startIn = '.'): Promise<Ran> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn('sh', ['-c', `cd ${startIn} && exec "$0" "$@"`, process.execPath, MAIN, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...(await environmentOf({})) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

async function admin(args: readonly string[], changes: Readonly<Record<string, string>> = {}): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    environment: await environmentOf(changes),
    stdout: { write: (written) => (out += written) },
    stderr: { write: (written) => (err += written) },
    askSecret: () => Promise.resolve('afterglow-demo'),
  });
  return { code, out, err };
}

/** A typical folder: good files with odd names, and broken ones. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(home, 'music-'));
  const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#10a0c0' } })
    .png()
    .toBuffer();
  const tag = makeId3([
    id3Text('TIT2', 'Tagged Set'),
    id3Text('TPE1', 'Ilse Fern'),
    id3Text('TALB', 'Fern Radio'),
    id3Text('TCON', 'Deep House'),
    // As programs based on ffmpeg write it: a custom field, preceded by its name.
    id3Text('TXXX', 'comment\0\ufeffRecorded live.'),
    id3Chapter('one', 0, 'Alpha - Opening'),
    id3Chapter('two', 480, 'Closing'),
    id3Picture(picture),
  ]);
  await mkdir(join(folder, 'Sub Folder – ünïcode'));
  await writeFile(
    join(folder, 'Sub Folder – ünïcode', "Set #1 [live] 100% 'ok'.mp3"),
    Buffer.concat([tag, await makeMp3(60, 500)]),
  );
  await writeFile(join(folder, 'plain_name.mp3'), await makeMp3(50, 510));
  await writeFile(join(folder, 'with sheet.mp3'), await makeMp3(60, 520));
  await writeFile(
    join(folder, 'with sheet.cue'),
    'PERFORMER "Sheet DJ"\nTITLE "Sheet Set"\nFILE "with sheet.mp3" MP3\n  TRACK 01 AUDIO\n    TITLE "Uno"\n    PERFORMER "Eins"\n    INDEX 01 00:00:00\n  TRACK 02 AUDIO\n    TITLE "Due"\n    INDEX 00 00:00:30\n    INDEX 01 00:00:45\n',
  );
  const bytesOf = (name: string): Buffer => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, 'latin1')]);
  await mkdir(bytesOf('caf\xe9'));
  await writeFile(bytesOf('caf\xe9/\xe9t\xe9.mp3'), await makeMp3(40, 530));
  await writeFile(
    bytesOf('caf\xe9/\xe9t\xe9.cue'),
    'TRACK 01 AUDIO\nINDEX 01 00:00:00\nTRACK 02 AUDIO\nINDEX 01 09:00:00\n',
  );
  await writeFile(bytesOf('bro\xeb.mp3'), 'milk, bread, butter\n'.repeat(101));
  await copyFile(join(SOUND_FIXTURES, 'tone.flac'), join(folder, 'tone.flac'));
  await copyFile(join(folder, 'plain_name.mp3'), join(folder, 'same again.mp3'));
  await writeFile(join(folder, 'empty.mp3'), '');
  await writeFile(join(folder, 'shopping list.mp3'), 'milk, bread, butter\n'.repeat(100));
  await writeFile(join(folder, 'cut off.flac'), (await readFile(join(SOUND_FIXTURES, 'tone.flac'))).subarray(0, 9_000));
  await writeFile(join(folder, '._hidden.mp3'), 'left by another system');
  await writeFile(join(folder, 'notes.txt'), 'not music');
  await symlink('moved away.mp3', join(folder, 'lost link.mp3'));
  return folder;
}

test('[IMPORT-004] imports a folder with its tags, names broken files, and imports nothing a second time', async () => {
  const folder = await makeFolder();
  const first = await adminProcess(['import', folder, '--channel', 'chill', '--premium', '--json']);
  expect(first.err.trim()).toBe("afterglow-admin: Couldn't import 5 of 11 files.");
  expect(first.code).toBe(1);
  const results = JSON.parse(first.out) as {
    imported: { file: string; fileBytes?: string; mixId: number; title: string; notes: string[] }[];
    unchanged: unknown[];
    failed: { file: string; fileBytes?: string; reason: string }[];
  };
  expect(results.failed).toEqual([
    {
      file: 'bro\ufffd.mp3',
      fileBytes: Buffer.from('bro\xeb.mp3', 'latin1').toString('base64'),
      reason: expect.stringMatching(/isn't an MP3, FLAC/) as string,
    },
    { file: 'cut off.flac', reason: expect.stringMatching(/cut off or damaged/) as string },
    { file: 'empty.mp3', reason: 'The file is empty.' },
    { file: 'lost link.mp3', reason: "It's a broken link, or was just removed." },
    { file: 'shopping list.mp3', reason: expect.stringMatching(/isn't an MP3, FLAC/) as string },
  ]);
  expect(results.imported.map(({ title }) => title).sort()).toEqual([
    'Late Light',
    'Sheet Set',
    'Tagged Set',
    'plain name',
    'été',
  ]);
  const named = results.imported.find(({ title }) => title === 'été');
  expect(named).toMatchObject({
    file: 'caf\ufffd/\ufffdt\ufffd.mp3',
    fileBytes: Buffer.from('caf\xe9/\xe9t\xe9.mp3', 'latin1').toString('base64'),
    notes: ["Its name isn't UTF-8.", '1 of its tracks starts after its end and was left out.'],
  });
  expect(results.imported.filter(({ fileBytes }) => fileBytes !== undefined)).toHaveLength(1);
  expect(results.unchanged).toHaveLength(1);

  const mixOf = async (title: string) => {
    const id = results.imported.find((each) => each.title === title)?.mixId ?? 0;
    return (await api.call('getMix', { params: { id } })).data;
  };
  expect(await mixOf('Tagged Set')).toMatchObject({
    artist: { title: 'Ilse Fern' },
    show: { title: 'Fern Radio' },
    genre: ['Deep House'],
    description: 'Recorded live.',
    premium: true,
    track_list: [
      { title: 'Opening', artist: 'Alpha', start_seconds: 0 },
      { title: 'Closing', artist: 'Unknown Artist', start_seconds: 0.48 },
    ],
  });
  expect((await mixOf('été')).track_list).toEqual([{ title: 'Track 1', artist: 'Unknown Artist', start_seconds: 0 }]);
  expect((await mixOf('Sheet Set')).track_list).toEqual([
    { title: 'Uno', artist: 'Eins', start_seconds: 0 },
    { title: 'Due', artist: 'Sheet DJ', start_seconds: 0.6 },
  ]);
  const chill = await api.call('listMixes', { query: { channel: 'chill', limit: 5 } });
  expect(chill.data.map(({ id }) => id).sort()).toEqual(results.imported.map(({ mixId }) => mixId).sort());

  const second = await adminProcess(['import', folder]);
  expect(second.out).toMatch(/11 files: 0 imported, 6 already imported, 5 failed\.\n$/);
  expect(second.out).toContain('  failed  empty.mp3: The file is empty.\n');
  expect(second.err).toContain("[1/11] Sub Folder – ünïcode/Set #1 [live] 100% 'ok'.mp3");
});

test('[IMPORT-004] imports the current folder, with any name, in a given encoding of tags and names', async () => {
  const folder = await mkdtemp(join(home, 'music-'));
  const inFolder = (hex: string): Buffer => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(hex, 'hex')]);
  // "Мир", "Сон" and "Дом" in Windows-1251, too short to be recognized.
  await mkdir(inFolder('cce8f0'));
  const title = { id: 'TIT2', content: Buffer.from('00d1eeed', 'hex') };
  const audio = Buffer.concat([makeId3([title]), await makeMp3(40, 540)]);
  await writeFile(inFolder('cce8f02fc4eeec2e6d7033'), audio);
  await writeFile(inFolder('cce8f02fcce8f02e6d7033'), await makeMp3(40, 550));
  const args = ['import', '.', '--encoding', 'windows-1251', '--json'];
  const { code, out } = await adminProcess(args, `${folder}/*`);
  expect(code).toBe(0);
  const results = JSON.parse(out) as { imported: { title: string; fileBytes?: string }[] };
  expect(results.imported).toEqual([
    expect.objectContaining({ title: 'Сон', fileBytes: Buffer.from('c4eeec2e6d7033', 'hex').toString('base64') }),
    expect.objectContaining({ title: 'Мир', fileBytes: Buffer.from('cce8f02e6d7033', 'hex').toString('base64') }),
  ]);
  const token = await operatorTokenOf(api);
  const { data } = await api.call('getImport', { params: { hash: hashOf(audio) }, token });
  expect(data).toMatchObject({ title: 'Сон', file_name: 'Дом.mp3' });
});

test('makes a member a super admin, who then logs in, and clears the failed logins on request', async () => {
  const email = 'new@afterglow.example';
  const withoutToken = { AFTERGLOW_ADMIN_TOKEN: '' };
  const early = await admin(['login', email], withoutToken);
  expect(early).toMatchObject({ code: 1, out: '', err: 'afterglow-admin: Only super admins can do this.\n' });
  expect((await admin(['super-admin', 'add', email])).out).toBe(`${email} is now a super admin.\n`);
  expect((await admin(['login', email], withoutToken)).out).toBe(`Logged in to ${api.origin} as ${email}.
`);
  expect((await stat(join(home, 'afterglow', 'admin.json'))).mode & 0o777).toBe(0o600);
  const status = await admin(['status', '--json'], withoutToken);
  expect(JSON.parse(status.out)).toMatchObject({ super_admins: 1 });
  expect((await admin(['logout'], withoutToken)).out).toBe(`Logged out of ${api.origin}.
`);
  expect((await admin(['status'], withoutToken)).err).toContain('npm run -s afterglow-admin -- login <email>');
  await admin(['super-admin', 'remove', email]);
});

test('plans the radio and grants Premium', async () => {
  const planned = await admin(['schedule', 'generate', '--channel', 'deep', '--days', '3']);
  expect(planned.out).toMatch(/^deep: \d+ broadcasts until /);
  const granted = await admin(['premium', 'grant', 'free@afterglow.example', '--months', '2', '--reason', 'A prize']);
  expect(granted.out).toMatch(/^free@afterglow\.example has Premium until 2027-01-2/);
  const token = await api.logIn('free');
  const best = { params: { id: 400 }, query: { quality: 320 }, token };
  expect((await api.call('getMixUrls', best)).status).toBe(200);
});

test('says that no provider is set up for payments', async () => {
  expect(await admin(['payments', 'check'])).toMatchObject({ code: 0, out: 'No payment provider is set up.\n' });
});

test.each([
  ['an unknown command', ['dance'], {}, "unknown command 'dance'"],
  ['a channel that is none', ['import', '.', '--channel', 'polka'], {}, 'Allowed choices are chill, classics'],
  ['an encoding that is none', ['import', '.', '--encoding', 'klingon'], {}, 'shift_jis, gbk, windows-1251'],
  [
    'months that are no number',
    ['premium', 'grant', 'a@b.example', '--months', 'x', '--reason', 'r'],
    {},
    'Must be a whole number',
  ],
  [
    'an unknown member',
    ['premium', 'grant', 'nobody@b.example', '--months', '1', '--reason', 'r'],
    {},
    'No member has',
  ],
  ['a wrong token', ['status'], { AFTERGLOW_ADMIN_TOKEN: 'wrong' }, 'super admin'],
  ['a site that does not run', ['status', '--url', 'http://127.0.0.1:1'], {}, 'Is the site running?'],
  ['an address that is none', ['status', '--url', 'nowhere'], {}, 'like http://host:port'],
  ['a backup that is not there', ['restore', '/nonexistent.tar.gz'], {}, "doesn't exist"],
])('%s is one line of error and exit code 1', async (_what, args, environment, message) => {
  const { code, out, err } = await admin(args, environment);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err.trim().split('\n')).toEqual([expect.stringContaining(message)]);
});

test('help lists every command', async () => {
  const { code, out } = await admin(['--help']);
  expect(code).toBe(0);
  for (const command of ['login', 'import', 'schedule', 'premium', 'payments', 'backup', 'restore', 'status'])
    expect(out).toContain(command);
});

test.each([
  ['without music', 'none', /No music found in .*\. Supported files: MP3, FLAC, Ogg Vorbis, Opus, AAC \(m4a\), WAV\./],
  ['that is not there', 'nowhere', /Can't read the folder/],
])('a folder %s is one line of error', async (_what, name, message) => {
  await mkdir(join(home, 'none'), { recursive: true });
  const { code, err } = await adminProcess(['import', join(home, name)]);
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([expect.stringMatching(message)]);
});
