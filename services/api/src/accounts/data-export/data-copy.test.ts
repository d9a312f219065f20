import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { DataExport } from '@afterglow/shared-contracts';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';
import { fillMember, markOf, memberColumns } from '#testing/fill-member.ts';
import { provideHostDatabase } from '#testing/host-database.ts';
import { readOutbox } from '#testing/read-outbox.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';
import { until } from '@afterglow/kit/testing';
import { EXPORT_SECTIONS } from './export-sections.ts';

const MARK = 'Zaubernuss';
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const lent = provideHostDatabase();
let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ hosted: { payments: lent.payments } });
});
afterAll(async () => api.stop());

const read = async ({ id, token }: TestMember) => (await api.call('getDataCopy', { params: { id }, token })).data;
const confirm = ({ token, password }: TestMember) => api.call('confirmSession', { body: { password }, token });
const request = ({ id, token }: TestMember) => api.send('requestDataCopy', { params: { id }, token });
const isReady = ({ state }: DataExport) => state === 'ready';
const download = (address: string | null) => fetch(`${api.origin}${address ?? ''}`);

async function copyOf(member: TestMember): Promise<DataExport> {
  await confirm(member);
  expect((await request(member)).status).toBe(200);
  return until(() => read(member), isReady);
}

function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const [packed, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const start = at + 30 + name;
    files.set(archive.toString('ascii', at + 30, start), inflateRawSync(archive.subarray(start, start + packed)));
    at = start + packed;
  }
  return files;
}

test('the data export names each column of a table with members, or withholds it with a reason', async () => {
  const columns = await memberColumns(lent.database().db);
  const documented = EXPORT_SECTIONS.flatMap(({ table, shown, withheld }) =>
    [...Object.keys(shown), ...Object.keys(withheld)].map((name) => `${table}.${name}`),
  );
  expect(documented.sort()).toEqual(columns.map(({ table, name }) => `${table}.${name}`).sort());
});

/** Checks that every text of the filled rows is in the copy, unless it is withheld. */
async function expectMarks(text: string): Promise<void> {
  const columns = (await memberColumns(lent.database().db)).filter(({ type, isMade, table, name }) => {
    const isFilled = type === 'text' && !isMade && !['members', 'data_copies'].includes(table);
    return isFilled && !CHECKED.includes(`${table}.${name}`);
  });
  expect(columns).not.toHaveLength(0);
  for (const column of columns) {
    const part = EXPORT_SECTIONS.find(({ table }) => table === column.table);
    const isShown = part !== undefined && column.name in part.shown;
    expect([column, text.includes(markOf(MARK, column))]).toEqual([column, isShown]);
  }
}

describe('a data export', () => {
  test('has all data and images of the member, under readable names and without secrets', async () => {
    const { db } = lent.database();
    const member = await signUp(api);
    const { id, token } = member;
    const picture = { fileName: `${MARK} me.gif`, fileBase64: PIXEL, folder: 'members' };
    const { url } = (await api.call('uploadMedia', { body: picture, token })).data;
    await api.call('updateMember', { params: { id }, token, body: { firstName: `${MARK} first`, avatar: url } });
    // The filled-in member has a second factor, so a code would be needed as well.
    await confirm(member);
    await fillMember(db, id, MARK);
    // The filled row is an earlier request.
    expect((await request(member)).status).toBe(200);
    const copy = await until(() => read(member), isReady);
    const answer = await download(copy.address);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="your-data.zip"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const archive = Buffer.from(await answer.arrayBuffer());
    expect(archive.length).toBe(copy.sizeBytes);
    const files = unzip(archive);
    const text = String(files.get('your-data.json'));
    const data = JSON.parse(text) as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    expect(data['Your account']).toMatchObject([{ Email: member.email, 'First name': `${MARK} first` }]);
    for (const { title } of EXPORT_SECTIONS) expect([title, data[title]?.length]).toEqual([title, expect.any(Number)]);
    await expectMarks(text);
    const { rows } = await sql<{ hash: string }>`select password_hash as hash from members where id = ${id}`.execute(
      db,
    );
    expect(text).not.toContain(rows[0]?.hash);
    expect(text).not.toContain(Buffer.from(MARK).toString('hex'));
    const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'));
    expect(pictures).toEqual([`pictures/${url.slice(-32)}.jpeg`]);
    expect(
      files
        .get(pictures[0] ?? '')
        ?.subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8');
  });

  test('is announced by a mail that links to the page and not to the file', async () => {
    const member = await signUp(api);
    const { address } = await copyOf(member);
    const mail = (await readOutbox(api)).find(({ to }) => to === member.email);
    expect(mail?.subject).toBe('Your Afterglow data is ready to download');
    expect(mail?.text).toContain('/account/your-data');
    expect(mail?.text).not.toContain(address?.split('?')[0]);
  });

  test('opens for its own member only, for five minutes, and not after the session ends', async () => {
    const [member, other] = [await signUp(api), await signUp(api)];
    const { address } = await copyOf(member);
    expect((await download(address)).status).toBe(200);
    expect((await download((address ?? '').replace(`member=${member.id}`, `member=${other.id}`))).status).toBe(403);
    expect((await download((address ?? '').split('?')[0] ?? '')).status).toBe(400);
    api.clock.skip(5 * MINUTE_MS + 1000);
    expect((await download(address)).status).toBe(403);
    await confirm(member);
    const again = (await read(member)).address;
    expect((await download(again)).status).toBe(200);
    await api.call('revokeToken', { token: member.token });
    expect((await download(again)).status).toBe(403);
  });

  test('needs a session that was just confirmed, and its URL goes to no other session', async () => {
    const member = await signUp(api);
    const asked = { params: { id: member.id }, token: member.token };
    const unconfirmed = { status: 403, code: 'confirmation_required' };
    expect(await api.refusal('requestDataCopy', asked)).toMatchObject(unconfirmed);
    expect((await read(member)).state).toBe('none');
    const { email, password } = member;
    const { token } = (await api.call('createToken', { body: { email, password } })).data;
    // That login confirms its own session for five minutes.
    api.clock.skip(5 * MINUTE_MS);
    expect((await copyOf(member)).address).not.toBeNull();
    expect(await read({ ...member, token })).toMatchObject({ state: 'ready', address: null });
    api.clock.skip(5 * MINUTE_MS);
    expect(await read(member)).toMatchObject({ state: 'ready', address: null });
    expect(await api.refusal('requestDataCopy', asked)).toMatchObject(unconfirmed);
    await confirm(member);
    expect((await read(member)).address).not.toBeNull();
  });

  test('is deleted with its file after seven days', async () => {
    const member = await signUp(api);
    const { address, expiryTime } = await copyOf(member);
    expect(Date.parse(expiryTime ?? '')).toBe(api.clock.nowMs() + 7 * DAY_MS);
    api.clock.skip(7 * DAY_MS);
    await until(
      () => read(member),
      ({ state }) => state === 'none',
    );
    expect((await download(address)).status).toBe(403);
    const rows = () => {
      // A round in progress did not see the expiry yet; the next one does.
      api.clock.skip(60_000);
      return sql`select from data_copies where member_id = ${member.id}`.execute(lent.database().db);
    };
    await until(rows, (stored) => stored.rows.length === 0);
    const files = await readdir(join(api.folder, 'media', 'uploads', 'copies'));
    expect(files).not.toContain(
      `${(address ?? '').split(/[/?]/).find((part) => /^[\da-f]{32}$/.test(part)) ?? ''}.zip`,
    );
  });

  test('does not block other exports when its file cannot be deleted', async () => {
    const { db } = lent.database();
    const [stuck, over, member] = [await signUp(api), await signUp(api), await signUp(api)];
    const folder = join(api.folder, 'media', 'uploads', 'copies');
    const add = ({ id }: TestMember, name: string) => {
      const at = new Date(api.clock.nowMs() - DAY_MS);
      return sql`insert into data_copies (member_id, file_name, state, next_attempt_time, request_time, expiry_time)
        values (${id}, ${name}, 'ready', ${at}, ${at}, ${at})`.execute(db);
    };
    await add(stuck, 'cd'.repeat(16));
    await add(over, 'ef'.repeat(16));
    // A folder cannot be deleted as a file.
    await mkdir(join(folder, `${'cd'.repeat(16)}.zip`), { recursive: true });
    await writeFile(join(folder, `${'ef'.repeat(16)}.zip`), 'old');
    await copyOf(member);
    const rowsOf = async ({ id }: TestMember) =>
      (await sql`select from data_copies where member_id = ${id}`.execute(db)).rows;
    await until(
      () => rowsOf(over),
      (stored) => stored.length === 0,
    );
    expect(await readdir(folder)).not.toContain(`${'ef'.repeat(16)}.zip`);
    expect(await rowsOf(stuck)).toHaveLength(1);
  });

  test('is created three times a day at most, and replaces the previous one', async () => {
    const member = await signUp(api);
    const first = await copyOf(member);
    const second = await copyOf(member);
    expect(second.address?.split('?')[0]).not.toBe(first.address?.split('?')[0]);
    expect((await download(first.address)).status).toBe(404);
    await copyOf(member);
    expect((await request(member)).status).toBe(429);
    api.clock.skip(DAY_MS);
    await confirm(member);
    expect((await request(member)).status).toBe(200);
  });

  test('of an instance that died is created once by another, and a request starts no second one', async () => {
    const { db } = lent.database();
    const member = await signUp(api);
    const now = new Date(api.clock.nowMs());
    const until5 = new Date(api.clock.nowMs() + 5 * MINUTE_MS);
    await sql`insert into data_copies (member_id, file_name, attempts, next_attempt_time, request_time)
      values (${member.id}, ${'ab'.repeat(16)}, 1, ${until5}, ${now})`.execute(db);
    await confirm(member);
    expect((await request(member)).status).toBe(200);
    expect(await read(member)).toMatchObject({ state: 'waiting', address: null });
    api.clock.skip(5 * MINUTE_MS);
    await confirm(member);
    const copy = await until(() => read(member), isReady);
    expect(copy.address).toContain('ab'.repeat(16));
    const mails = (await readOutbox(api)).filter(({ to }) => to === member.email);
    expect(mails).toHaveLength(1);
  });
});

const CHECKED = [
  'checkouts.payment_processor',
  'checkouts.status',
  'mails.state',
  'member_identities.network',
  'member_settings.quality_key',
  'payments.payment_processor',
  'subscriptions.payment_processor',
  'subscriptions.status',
  'uploads.name',
];
