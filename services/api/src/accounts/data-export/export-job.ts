import { BRAND, type MemberId, YOUR_DATA_PATH } from '@afterglow/shared-contracts';
import { type Clock, createPeriodicTask, type PeriodicTask } from '@afterglow/kit';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { Mail, Mailer } from '#mail/mailer.ts';
import type { FileStorage } from '#media/storage/index.ts';
import { copyFile } from './export-file.ts';
import type { DataCopiesRepository, TakenCopy } from './data-copies.repository.ts';
import { gatherData } from './gather-data.ts';
import { zip } from './zip.ts';

const LOOK_EVERY_MS = MINUTE_MS;
/** Much longer than a copy takes: after that, the instance has died. */
const ATTEMPT_MS = 5 * MINUTE_MS;
const MOST_ATTEMPTS = 5;
const RETENTION_MS = 7 * DAY_MS;

export interface MakeCopiesOptions {
  readonly database: ApiDatabase;
  readonly repository: DataCopiesRepository;
  readonly files: FileStorage;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly origin: () => string;
  readonly onError: (error: unknown) => void;
}

/** Makes requested copies, each by one instance, and deletes those that are a week old. */
export function createExportJob(parts: MakeCopiesOptions): PeriodicTask {
  const { clock, repository, files, onError } = parts;
  const removeCopy = async (name: string) => {
    await files.remove(copyFile(name));
    await repository.remove(name);
  };
  return createPeriodicTask(clock, {
    everyMs: LOOK_EVERY_MS,
    async work() {
      const now = () => new Date(clock.nowMs());
      // A failure does not hold up the others; the next round tries it again.
      for (const { file_name: name } of await repository.listExpired(now())) {
        await removeCopy(name).catch(onError);
      }
      const take = () => repository.take(now(), new Date(clock.nowMs() + ATTEMPT_MS));
      for (let copy = await take(); copy !== undefined; copy = await take()) await make(parts, copy);
    },
    onError,
  });
}

/** A failure does not hold up the others; it is tried again when the claim expires. */
async function make(parts: MakeCopiesOptions, copy: TakenCopy): Promise<void> {
  try {
    await makeOnce(parts, copy);
  } catch (error) {
    parts.onError(error);
    if (copy.attempts >= MOST_ATTEMPTS) await parts.repository.markFailed(copy);
  }
}

/**
 * Writes the file while the member and its row are locked: neither can be deleted during it, so no file is orphaned, even after a crash.
 */
async function makeOnce(parts: MakeCopiesOptions, copy: TakenCopy): Promise<void> {
  const { database, repository, files, mailer, clock, origin } = parts;
  const { member_id: memberId, file_name: name } = copy;
  const bytes = await zip(await gatherData(database.db, files, memberId));
  const made = { sizeBytes: bytes.length, expiry: new Date(clock.nowMs() + RETENTION_MS) };
  await database.transaction(async (executor) => {
    const to = await holdEmail(executor, memberId);
    if (to === undefined || !(await repository.markReady(copy, made, executor))) return;
    await files.put(copyFile(name), { bytes, contentType: 'application/zip' });
    await mailer.send(readyMail(to, origin()), executor);
  });
}

/** The email of a member, locked until the transaction ends; undefined for a deleted one. */
async function holdEmail(executor: ApiQueries, memberId: MemberId): Promise<string | undefined> {
  const found = executor.selectFrom('members').select('email').where('id', '=', memberId).forKeyShare();
  return (await found.executeTakeFirst())?.email;
}

function readyMail(to: string, origin: string): Mail {
  return {
    to,
    subject: `Your ${BRAND} data is ready to download`,
    text: [
      `Your copy of everything ${BRAND} knows about you is ready. Log in and download it within 7 days.`,
      `Download your data:\n${origin}${YOUR_DATA_PATH}`,
      'Didn\'t request this? Log out your other devices under "Where you\'re logged in" and set a new password.',
    ].join('\n\n'),
  };
}
