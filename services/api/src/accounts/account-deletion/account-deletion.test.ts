import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkoutIdSchema } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';
import type { ApiTables } from '#db/api-tables.ts';
import type { FileStorage } from '#media/storage/index.ts';
import { createUploadsRepository, createUploadsService } from '#media/uploads/index.ts';
import type { PaymentProvider } from '@afterglow/billing';
import { addMember, changeEnvironment } from '#testing/change-environment.ts';
import { fillMember, findText } from '#testing/fill-member.ts';
import { provideHostDatabase } from '#testing/host-database.ts';
import { solveCaptcha } from '#testing/solve-captcha.ts';
import { readOutbox } from '#testing/read-outbox.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { createSeededEnvironment, type RunningApi, startApi } from '#testing/start-api.ts';
import { type TestEnvironment, until } from '@afterglow/kit/testing';

const MARK = 'Zaubernuss';
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ADMIN = { email: 'admin@afterglow.example', password: 'afterglow-demo' };

const canceled: string[] = [];
/** A provider whose subscriptions all belong to the checkout with the same number. */
const provider: Pick<PaymentProvider, 'cancelSubscription'> = {
  cancelSubscription(reference) {
    canceled.push(reference);
    const now = new Date(api.clock.nowMs());
    const subscription = {
      reference,
      checkoutId: checkoutIdSchema.parse(Number(reference.split(' ')[1])),
      status: 'canceled' as const,
      startTime: now,
      endTime: new Date(api.clock.nowMs() + 300 * DAY_MS),
      cancelTime: now,
      payment: 'settled' as const,
    };
    return Promise.resolve({ eventTime: now, subscription, payments: [] });
  },
};

let place: TestEnvironment;
let api: RunningApi;
const lent = provideHostDatabase(new Map([['stripe', provider as PaymentProvider]]));
beforeAll(async () => {
  place = await createSeededEnvironment();
  await changeEnvironment(place, (db) => addMember(db, ADMIN.email, true));
  api = await startApi({ ...place, hosted: { payments: lent.payments } });
});
afterAll(async () => {
  await api.stop();
  await place.remove();
});

const confirm = ({ token, password }: Pick<TestMember, 'token' | 'password'>) =>
  api.call('confirmSession', { body: { password }, token });
async function leave(member: TestMember) {
  await confirm(member);
  return api.call('leave', { params: { id: member.id }, token: member.token });
}
const logIn = async ({ email, password }: Pick<TestMember, 'email' | 'password'>) =>
  (await api.call('createToken', { body: { email, password } })).data;
const subjectsTo = async (email: string) =>
  (await readOutbox(api)).filter(({ to }) => to === email).map(({ subject }) => subject);
/** Uses the session that stayed open, because a login would cancel the deletion. */
const isGone = async ({ id, token }: TestMember) =>
  (await api.send('getLeaving', { params: { id }, token })).status === 401;
const runSql = (query: ReturnType<typeof sql>) => query.execute(lent.database().db);

async function subscribe(member: TestMember, days = 300): Promise<string> {
  const { rows } = await sql<{ id: number }>`insert into checkouts
      (member_id, plan_id, payment_processor, trial_days, status, creation_time)
    values (${member.id}, 2, 'stripe', 0, 'completed', now()) returning id`.execute(lent.database().db);
  const reference = `sub ${rows[0]?.id}`;
  await runSql(sql`insert into subscriptions
      (member_id, plan_id, status, start_time, end_time, payment_processor, checkout_id, reference)
    values (${member.id}, 2, 'active', now(), now() + ${`${days} days`}::interval, 'stripe', ${rows[0]?.id}, ${reference})`);
  return reference;
}

describe('a member who deletes the account', () => {
  test('proves who they are, gets a mail with the cancellation deadline, and ends other sessions', async () => {
    const member = await signUp(api);
    const other = await logIn(member);
    const asked = { params: { id: member.id }, token: member.token };
    const unconfirmed = { status: 403, code: 'confirmation_required' };
    expect(await api.refusal('leave', asked)).toMatchObject(unconfirmed);
    await confirm({ ...member, token: other.token });
    expect(await api.refusal('leave', asked)).toMatchObject(unconfirmed);
    expect((await api.call('getLeaving', asked)).data).toEqual({ leaveTime: null });
    const leaveTime = new Date(api.clock.nowMs() + 14 * DAY_MS).toISOString();
    expect((await leave(member)).data).toEqual({ leaveTime });
    expect((await api.call('getLeaving', asked)).data).toEqual({ leaveTime });
    expect((await api.refusal('getMember', { params: { id: member.id }, token: other.token })).status).toBe(401);
    expect(await subjectsTo(member.email)).toEqual(['Your Afterglow account will be deleted on 05 December 2026']);
  });

  test.each([
    ['what is paid', 300],
    ['what could not be collected, but is still tried,', -10],
  ])('is not charged again: %s is canceled at its provider', async (_what, days) => {
    const member = await signUp(api);
    const reference = await subscribe(member, days);
    await leave(member);
    await until(
      () => Promise.resolve(canceled),
      (all) => all.includes(reference),
    );
    const list = () => api.call('listSubscriptions', { query: { membersid: member.id }, token: member.token });
    await until(list, ({ data }) => data[0]?.cancelTime !== null);
  });

  test('keeps the account by a login, which reports that once and sends a mail', async () => {
    const member = await signUp(api);
    await leave(member);
    api.clock.skip(14 * DAY_MS - 1);
    const back = await logIn(member);
    expect(back.accountStays).toBe(true);
    expect((await logIn(member)).accountStays).toBeUndefined();
    expect(await subjectsTo(member.email)).toContain('Your Afterglow account is safe');
    api.clock.skip(DAY_MS);
    const { data } = await api.call('getLeaving', { params: { id: member.id }, token: back.token });
    expect(data).toEqual({ leaveTime: null });
  });

  test('keeps the account when a device that is still logged in cancels the deletion', async () => {
    const member = await signUp(api);
    await leave(member);
    const asked = { params: { id: member.id }, token: member.token };
    expect((await api.call('stay', asked)).data).toEqual({ leaveTime: null });
    expect((await logIn(member)).accountStays).toBeUndefined();
  });

  test('can do so twenty times an hour at most, because each sends a mail', async () => {
    const member = await signUp(api);
    const asked = { params: { id: member.id }, token: member.token };
    for (let time = 0; time < 20; time += 1) {
      await leave(member);
      await api.call('stay', asked);
    }
    expect((await api.refusal('leave', asked)).status).toBe(429);
    expect(await subjectsTo(member.email)).toHaveLength(40);
    api.clock.skip(DAY_MS);
    expect((await leave(member)).status).toBe(200);
  });

  test('gets an error as the only super admin, but not when there is another', async () => {
    const { token, members_id } = await logIn(ADMIN);
    const asked = { params: members_id, token };
    await confirm({ token, password: ADMIN.password });
    expect(await api.refusal('leave', asked)).toMatchObject({
      status: 409,
      message: "You're the only super admin. Give someone else that role before you delete your account.",
    });
    const second = await signUp(api);
    await runSql(sql`update members set super_admin = true where id = ${second.id}`);
    expect((await leave(second)).status).toBe(200);
    expect((await api.refusal('leave', asked)).status).toBe(409);
    await api.call('stay', { params: { id: second.id }, token: second.token });
    expect((await api.call('leave', asked)).status).toBe(200);
    await api.call('stay', { params: members_id, token });
  });
});

test('after fourteen days no table or file has personal data, only anonymous payments', async () => {
  const { db } = lent.database();
  const uploads = join(place.folder, 'media', 'uploads');
  const filesThere = () => readdir(uploads, { recursive: true }).catch(() => []);
  const before = (await filesThere()).filter((name) => name.includes('.'));
  const member = { ...(await signUp(api)), email: `${MARK}@mail.example` };
  const { id, token } = member;
  const former = 'zaubernuss-former@mail.example';
  await runSql(sql`update members set email = ${member.email}, username = ${MARK}, first_name = ${MARK}, last_name = ${MARK}
    where id = ${id}`);
  const picture = { fileName: `${MARK}.gif`, fileBase64: PIXEL, folder: 'members' };
  const { url } = (await api.call('uploadMedia', { body: picture, token })).data;
  await api.call('updateMember', {
    params: { id },
    token,
    body: { avatar: url, email: former, currentPassword: member.password },
  });
  // The filled-in member has a second factor, so a code would be needed as well.
  await confirm(member);
  await api.call('requestDataCopy', { params: { id }, token });
  await until(
    () => api.call('getDataCopy', { params: { id }, token }),
    ({ data }) => data.state === 'ready',
  );
  await fillMember(db, id, MARK);
  await runSql(sql`update subscriptions set reference = 'sub 4711' where member_id = ${id}`);
  await runSql(sql`update checkouts set reference = 'cs 4711' where member_id = ${id}`);
  await runSql(sql`update payments set reference = 'in 4711' where member_id = ${id}`);
  await runSql(sql`insert into subscriptions (member_id, plan_id, status, start_time, end_time, payment_processor)
    values (${id}, 2, 'active', now(), now(), 'manual')`);
  await runSql(sql`update premium_grants set subscription_id =
    (select id from subscriptions where member_id = ${id} and payment_processor = 'manual')
    where granted_by = ${id}`);
  await runSql(sql`insert into mails (recipient, subject, text, next_attempt_time, creation_time)
    values (${member.email.toUpperCase()}, 'Hello', 'Hello', now(), now())`);
  expect(await findText(db, MARK)).not.toEqual([]);

  await api.call('leave', { params: { id }, token });
  api.clock.skip(14 * DAY_MS);
  await until(() => isGone(member), Boolean);

  expect(await findText(db, MARK)).toEqual([]);
  // Stored under hashes, which can't be searched for a person.
  const counted = sql`select from attempts where window_end <= ${new Date(api.clock.nowMs())}`;
  expect((await runSql(counted)).rows).toEqual([]);
  const stored = sql`select member_id, payment_processor, plan_id, reference from subscriptions where reference = 'sub 4711'`;
  expect((await runSql(stored)).rows).toEqual([
    { member_id: null, payment_processor: 'stripe', plan_id: expect.any(Number), reference: 'sub 4711' },
  ]);
  const plays = sql`select from plays where member_id = ${id}`;
  expect((await runSql(plays)).rows).toEqual([]);
  const after = (await filesThere()).filter((name) => name.includes('.'));
  expect(after.sort()).toEqual(before.sort());
  for (const name of await namesOfFiles(place.folder)) {
    const bytes = (await readFile(join(place.folder, name))).toString('latin1').toLowerCase();
    expect([name, bytes.includes(MARK.toLowerCase())]).toEqual([name, false]);
  }
  const body = { email: member.email, password: member.password, username: 'somebody new' };
  const headers = await solveCaptcha(api);
  expect((await api.call('createMember', { body, headers })).data.id).not.toBe(id);
});

test('an image stored during the purge of its member leaves no file', async () => {
  const { id } = await signUp(api);
  const db = lent.database().db.$extendTables<Pick<ApiTables, keyof ApiTables>>();
  const stored = new Set<string>();
  const files: FileStorage = {
    async put(name) {
      await db.deleteFrom('members').where('id', '=', id).execute();
      stored.add(name);
    },
    get: () => Promise.resolve(undefined),
    list: () => Promise.resolve(new Map()),
    remove: (name) => Promise.resolve(void stored.delete(name)),
  };
  const uploads = createUploadsService({
    repository: createUploadsRepository(db),
    files,
    attempts: { take: () => Promise.resolve(), refund: () => Promise.resolve(), forget: () => Promise.resolve() },
    clock: api.clock,
  });
  const picture = { memberId: id, fileName: 'me.gif', fileBase64: PIXEL, folder: 'members' } as const;
  await expect(uploads.add(picture)).rejects.toMatchObject({ code: 'not_authenticated' });
  expect([...stored]).toEqual([]);
});

/** Without the database's own files, in which deleted rows stay until overwritten. */
async function namesOfFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return names.map((name) => name.slice(folder.length + 1)).filter((name) => !name.startsWith('database'));
}
