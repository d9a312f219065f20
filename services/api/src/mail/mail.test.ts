import { createMailSender, createSmtpTransport, type MailSender, type MailTransport } from '@afterglow/kit/mail';
import {
  createManualClock,
  type FakeSmtpServer,
  type FakeSmtpOptions,
  startFakeSmtpServer,
  createEmptyEnvironment,
  type TestEnvironment,
} from '@afterglow/kit/testing';
import { HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { composeMail } from './compose-mail.ts';
import { createMailer } from './create-mailer.ts';
import { createMailQueue } from './mail-queue.ts';

const START_MS = Date.parse('2026-11-21T12:00:00Z');
const FROM = 'Afterglow <no-reply@afterglow.example>';
const ORIGIN = 'http://localhost:4800';
const RESET = 'http://localhost:4800/auth/reset-password?members_id=1&token=abc';
const MAIL = { to: 'ana@afterglow.example', subject: 'Ein neues Paßwort', text: `Hello <Ana>,\n\nopen ${RESET}.` };

let place: TestEnvironment;
let database: ApiDatabase;
let fakeServer: FakeSmtpServer;
let clock = createManualClock(START_MS);
const senders: MailSender[] = [];

beforeAll(async () => {
  place = await createEmptyEnvironment();
  database = await openTestEnvironment(place);
});
beforeEach(async () => {
  clock = createManualClock(START_MS);
  await database.db.deleteFrom('mails').execute();
});
afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.stop();
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

async function withFakeServer(work: () => Promise<void>, options: FakeSmtpOptions = {}): Promise<void> {
  fakeServer = await startFakeSmtpServer(options);
  try {
    await work();
  } finally {
    await fakeServer.stop();
  }
}

interface Watched {
  readonly sender: MailSender;
  readonly refused: object[];
  outcome(): Promise<string>;
}

/** A sender on the real queue that reports how each attempt ended. */
function startSender(transport: MailTransport = createSmtpTransport(fakeServer.url)): Watched {
  const queue = createMailQueue(database.db);
  const outcomes: string[] = [];
  const waiting: ((outcome: string) => void)[] = [];
  const report = (outcome: string) => {
    const next = waiting.shift();
    if (next) next(outcome);
    else outcomes.push(outcome);
  };
  const refused: object[] = [];
  const sender = createMailSender({
    queue: {
      ...queue,
      markSent: (...outcome) => queue.markSent(...outcome).then(() => report('markSent')),
      markFailed: (...outcome) => queue.markFailed(...outcome).then(() => report('markFailed')),
      postpone: (...outcome) => queue.postpone(...outcome).then(() => report('postpone')),
    },
    transport,
    clock,
    compose: (mail) => composeMail(mail, { from: FROM, origin: ORIGIN }),
    onRefused: (fields) => refused.push(fields),
    onError: (error) => {
      throw error;
    },
  });
  senders.push(sender);
  sender.wake();
  const outcome = () => {
    const past = outcomes.shift();
    return past === undefined ? new Promise<string>((done) => waiting.push(done)) : Promise.resolve(past);
  };
  return { sender, refused, outcome };
}

const send = (mail = MAIL) => createMailer(database, clock).send(mail);
const stored = () => database.db.selectFrom('mails').selectAll().orderBy('id').execute();

test('a mail reaches its reader as text and as HTML, escaped, under its own ID', async () => {
  await withFakeServer(async () => {
    await send();
    expect(await startSender().outcome()).toBe('markSent');
    const [mail] = fakeServer.received;
    expect(mail).toMatchObject({ from: 'no-reply@afterglow.example', to: ['ana@afterglow.example'] });
    const [row] = await stored();
    expect(mail?.source).toContain(`Message-ID: <${row?.uid}@afterglow.example>`);
    expect(mail?.source).toContain('Subject: =?UTF-8?');
    const source = mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    expect(source).toContain(`open ${RESET}.`);
    expect(source).toContain('Hello &lt;Ana&gt;,');
    expect(source).toContain(`<a href="${RESET.replace('&', '&amp;')}">`);
  });
});

test('the content of a sent mail is not stored', async () => {
  await withFakeServer(async () => {
    await send();
    await startSender().outcome();
    expect(await stored()).toEqual([expect.objectContaining({ state: 'sent', text: null, attempts: 1 })]);
  });
});

test('a permanently rejected mail is not tried again, and the log line names no one', async () => {
  const refuse = (address: string) => (address.startsWith('ana') ? 550 : undefined);
  await withFakeServer(
    async () => {
      await send();
      await send({ ...MAIL, to: 'ben@afterglow.example' });
      const { outcome, refused } = startSender();
      expect(await outcome()).toBe('markFailed');
      expect(await outcome()).toBe('markSent');
      expect(refused).toEqual([{ mail: expect.any(Number), attempts: 1, reason: 'EENVELOPE 550 RCPT TO' }]);
      const [row] = await stored();
      expect(row).toMatchObject({ state: 'failed', text: null, last_error: 'EENVELOPE 550 RCPT TO' });
      expect(fakeServer.received).toHaveLength(1);
    },
    { refuse },
  );
});

test('a postponed mail is tried again after half a minute, then after a minute, with the same ID', async () => {
  let answers = [451, 451];
  const refuse = () => answers.shift();
  await withFakeServer(
    async () => {
      await send();
      const { sender, outcome } = startSender();
      for (const waitMs of [30_000, 60_000]) {
        expect(await outcome()).toBe('postpone');
        const [row] = await stored();
        expect(row?.next_attempt_time.getTime()).toBe(clock.nowMs() + waitMs);
        clock.advance(waitMs);
        sender.wake();
      }
      expect(await outcome()).toBe('markSent');
      answers = [];
      const [row] = await stored();
      expect(row).toMatchObject({ attempts: 3, last_error: null });
      expect(fakeServer.received[0]?.source).toContain(`Message-ID: <${row?.uid}@`);
    },
    { refuse },
  );
});

test('a server that is down gets the mail after it recovers', async () => {
  const { port, stop } = await startFakeSmtpServer();
  await stop();
  await send();
  const { sender, outcome } = startSender(createSmtpTransport(`smtp://127.0.0.1:${port}`));
  expect(await outcome()).toBe('postpone');
  expect(await stored()).toEqual([expect.objectContaining({ state: 'queued', last_error: 'ESOCKET CONN' })]);
  fakeServer = await startFakeSmtpServer({ port });
  clock.advance(30_000);
  sender.wake();
  expect(await outcome()).toBe('markSent');
  expect(fakeServer.received).toHaveLength(1);
  await fakeServer.stop();
});

test('a mail is given up after three days', async () => {
  await withFakeServer(async () => {
    await send();
    clock.advance(73 * HOUR_MS);
    const { outcome, refused } = startSender();
    expect(await outcome()).toBe('markFailed');
    expect(refused).toEqual([expect.objectContaining({ reason: 'waited too long' })]);
    expect(fakeServer.received).toHaveLength(0);
  });
});

test('two senders on one database send each mail once', async () => {
  await withFakeServer(async () => {
    const recipients = Array.from({ length: 20 }, (_, index) => `reader-${index}@afterglow.example`);
    for (const to of recipients) await send({ ...MAIL, to });
    const both = [startSender(), startSender()];
    await fakeServer.untilReceived(recipients.length);
    for (const { sender } of both) await sender.stop();
    expect(fakeServer.received.flatMap(({ to }) => to).sort()).toEqual([...recipients].sort());
    expect((await stored()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
  });
});

test('a mail whose sender died halfway is sent by another, after five minutes and not before', async () => {
  await withFakeServer(async () => {
    await send();
    const now = new Date(clock.nowMs());
    const taken = await createMailQueue(database.db).take(now, new Date(clock.nowMs() + 5 * MINUTE_MS));
    expect(taken).toMatchObject({ recipient: MAIL.to });
    await database.close();
    database = await openTestEnvironment(place);
    clock.advance(5 * MINUTE_MS - 1);
    expect(await createMailQueue(database.db).take(new Date(clock.nowMs()), now)).toBeUndefined();
    clock.advance(1);
    const { outcome } = startSender();
    expect(await outcome()).toBe('markSent');
    expect(fakeServer.received).toHaveLength(1);
  });
});

test('a mail in flight when the service stops stays queued', async () => {
  await withFakeServer(async () => {
    await send();
    let isOnItsWay: () => void = () => undefined;
    const onItsWay = new Promise<void>((done) => (isOnItsWay = done));
    const stuck: MailTransport = {
      deliver(_mail, signal) {
        isOnItsWay();
        return new Promise((done) => {
          signal.addEventListener('abort', () => done({ kind: 'postponed', reason: 'EABORT' }));
        });
      },
      close: () => undefined,
    };
    const { sender } = startSender(stuck);
    await onItsWay;
    await sender.stop();
    expect(await stored()).toEqual([expect.objectContaining({ state: 'queued', last_error: 'EABORT' })]);
    clock.advance(30_000);
    expect(await startSender().outcome()).toBe('markSent');
  });
});

test('a mail of a rolled-back transaction is never sent', async () => {
  const work = database.transaction(async (transaction) => {
    await createMailer(database, clock).send(MAIL, transaction);
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  expect(await stored()).toEqual([]);
});

test.each([
  { ...MAIL, subject: 'Hello\r\nBcc: all@afterglow.example' },
  { ...MAIL, subject: 'Hello\u2028there' },
  { ...MAIL, to: 'ana@afterglow.example\nBcc: all@afterglow.example' },
])('a mail with an email or a subject of two lines is rejected', async (mail) => {
  await expect(send(mail)).rejects.toThrow(TypeError);
  expect(await stored()).toEqual([]);
});

test('a recipient is one email, whatever its text holds', async () => {
  await withFakeServer(async () => {
    await send({ ...MAIL, to: 'ana@afterglow.example, all@afterglow.example' });
    await startSender().outcome();
    expect(fakeServer.received.flatMap(({ to }) => to)).not.toContain('all@afterglow.example');
  });
});

test('sent and given-up mails are deleted after thirty days', async () => {
  await withFakeServer(async () => {
    await send();
    await startSender().outcome();
    for (const { days, left } of [
      { days: 29, left: 1 },
      { days: 2, left: 0 },
    ]) {
      clock.advance(days * 24 * HOUR_MS);
      await startSender().sender.stop();
      expect(await stored()).toHaveLength(left);
    }
  });
});
