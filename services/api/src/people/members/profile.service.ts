import type { Member, MemberChanges } from '@afterglow/shared-contracts';
import { type Clock, isUniqueViolation } from '@afterglow/kit';
import type { Credentials } from '../credentials.ts';
import { ownOnly } from '../own-only.ts';
import type { FollowPasswordChange } from '../password-changes.ts';
import type { ResetTokens } from '../reset-tokens.ts';
import type { Sessions } from '../sessions.ts';
import { uploadAddress } from '#catalogue/image-address.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { conflict, invalid, notAuthenticated } from '#app/service-errors.ts';
import type { Caller } from '#http/call.ts';
import type { Mailer } from '#mail/mailer.ts';
import { hashPassword } from '#app/security/password.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { toColumns, toMember } from './members.mapper.ts';
import type { MemberColumns, MemberRow, MembersRepository, PasswordHashes } from './members.repository.ts';
import { uploadNameOf } from './upload-name.ts';

export interface ProfileUpdate {
  readonly changes: MemberChanges;
  readonly caller: Caller;
  readonly address: string;
}

/** Changes the given fields and returns the whole record. */
export type UpdateProfile = (id: Member['id'], update: ProfileUpdate) => Promise<Member>;

export interface ProfileOptions {
  readonly repository: MembersRepository;
  readonly sessions: Sessions;
  readonly credentials: Credentials;
  readonly resetTokens: ResetTokens;
  readonly followPasswordChange: FollowPasswordChange;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly origin: () => string;
}

export function createUpdateProfile(parts: ProfileOptions): UpdateProfile {
  const { repository, clock } = parts;
  const find = async (id: Member['id']) => {
    const row = await repository.find(id, new Date(clock.nowMs()));
    if (row === undefined) throw notAuthenticated();
    return row;
  };
  return async (id, { changes, caller, address }) => {
    ownOnly(id, caller);
    const row = await find(id);
    const avatar = await ownPicture(parts, row, changes.avatar);
    const columns = withProof(row, { ...toColumns(changes, clock.nowMs()), avatar });
    const hashes = await hashesOf(parts, row, { changes, address });
    await repository
      .transaction(async (executor) => {
        await repository.update(id, columns, executor);
        if (hashes) await changePassword(parts, { row, hashes, keepToken: caller.token }, executor);
        if (isNewEmail(row, columns.email)) await followEmailChange(parts, { row, keepToken: caller.token }, executor);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? conflict('Another account has this e-mail address.') : error;
      });
    return toMember(await find(id));
  };
}

/** Nobody has proved the new address yet. */
function withProof(row: MemberRow, columns: MemberColumns): MemberColumns {
  return isNewEmail(row, columns.email) ? { ...columns, email_proof_time: null } : columns;
}

function isNewEmail(row: MemberRow, email: string | undefined): boolean {
  return email !== undefined && email !== row.email.toLowerCase();
}

/** One of the member's own uploads: a picture from elsewhere would tell its owner who looks at the member, and when. */
async function ownPicture(
  { repository, origin }: ProfileOptions,
  row: MemberRow,
  avatar: string | null | undefined,
): Promise<string | null | undefined> {
  if (avatar === undefined || avatar === row.avatar) return avatar;
  if (avatar === null || avatar === '') return null;
  const name = uploadNameOf(avatar, origin());
  if (name === undefined || !(await repository.hasUpload(row.id, name))) {
    throw invalid('avatar: Must be the address of a picture that you have uploaded.');
  }
  return uploadAddress('members', name);
}

/** Undefined when the password stays; refuses a change without the current password, if one is set. */
async function hashesOf(
  { credentials }: ProfileOptions,
  row: MemberRow,
  { changes, address }: Pick<ProfileUpdate, 'changes' | 'address'>,
): Promise<PasswordHashes | undefined> {
  if (changes.password === undefined) return undefined;
  if (!row.has_password) return { oldHash: null, newHash: await hashPassword(changes.password) };
  if (changes.currentPassword === undefined) throw notAuthenticated('Give your current password as well.');
  const attempt = { email: row.email, password: changes.currentPassword, address };
  const { password_hash } = await credentials.check(attempt);
  return { oldHash: password_hash, newHash: await hashPassword(changes.password) };
}

async function changePassword(
  { repository, followPasswordChange }: ProfileOptions,
  { row, hashes, keepToken }: { row: MemberRow; hashes: PasswordHashes; keepToken: string },
  executor: ApiQueries,
): Promise<void> {
  const isReplaced = await repository.replacePassword(row.id, hashes, executor);
  if (!isReplaced) throw conflict('The password has been changed a moment ago.');
  await followPasswordChange({ memberId: row.id, email: row.email, keepToken }, executor);
}

/** The form does not ask for a password, so anybody with a stolen session can do it: the owner must be told, and all other sessions end. */
async function followEmailChange(
  { sessions, resetTokens, mailer }: ProfileOptions,
  { row, keepToken }: { row: MemberRow; keepToken: string },
  executor: ApiQueries,
): Promise<void> {
  await sessions.endAll(row.id, { keep: keepToken, executor });
  await resetTokens.removeAll(row.id, executor);
  await mailer.send(emailChangedMail(row.email), executor);
}
