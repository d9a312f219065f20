import type { Member, MemberChanges } from '@afterglow/shared-contracts';
import type { Reauthentications } from '../sessions/index.ts';
import type { Credentials } from '../credentials/index.ts';
import { requireSelf, conflict, invalid, notAuthenticated, type Caller } from '@afterglow/kit';
import type { OnPasswordChanged } from '../password-reset/index.ts';
import { uploadAddress } from '#catalog/image-address.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { hashNewPassword } from '#app/security/new-password.ts';
import { askForEmail, type ChangeEmailOptions, newEmailOf, refuseEmail } from './change-email.ts';
import { toColumns, toMember } from './members.mapper.ts';
import type { MemberRow } from './members.repository.ts';

const UPLOAD_NAME = /^[0-9a-f]{32}$/;

export interface ProfileUpdate {
  readonly changes: MemberChanges;
  readonly caller: Caller;
  readonly address: string;
}

/** Changes the given fields and returns the whole record, with a new email as pending. */
export type UpdateProfile = (id: Member['id'], update: ProfileUpdate) => Promise<Member>;

export interface ProfileOptions extends ChangeEmailOptions {
  readonly credentials: Credentials;
  readonly confirmations: Reauthentications;
  readonly onPasswordChanged: OnPasswordChanged;
  /** Deletes an image that the member no longer uses; never rejects. */
  readonly removePicture: (name: string) => Promise<void>;
}

export function createUpdateProfile(parts: ProfileOptions): UpdateProfile {
  const { repository, clock } = parts;
  const find = async (id: Member['id']) => {
    const row = await repository.find(id, new Date(clock.nowMs()));
    if (row === undefined) throw notAuthenticated();
    return row;
  };
  return async (id, update) => {
    const { changes, caller } = update;
    requireSelf(id, caller);
    const row = await find(id);
    const columns = { ...toColumns(changes, clock.nowMs()), avatar: await ownPicture(parts, row, changes.avatar) };
    await refuseEmail(parts, row, changes);
    const passwords = await provenPasswords(parts, row, update);
    await repository.transaction(async (executor) => {
      await repository.update(id, columns, executor);
      if (passwords) await changeLogIn(parts, { row, passwords, ...update }, executor);
    });
    if (columns.avatar !== undefined) await removeReplaced(parts, row.avatar, columns.avatar);
    return toMember(await find(id));
  };
}

/** One of the member's own uploads: an external image would tell its owner who views the member, and when. */
async function ownPicture(
  { repository, origin }: ProfileOptions,
  row: MemberRow,
  avatar: string | null | undefined,
): Promise<string | null | undefined> {
  if (avatar === undefined || avatar === row.avatar) return avatar;
  if (avatar === null || avatar === '') return null;
  const name = uploadNameOf(avatar, origin());
  if (name === undefined || !(await repository.hasUpload(row.id, name))) {
    throw invalid('avatar: Must be the URL of a picture you uploaded.');
  }
  return uploadAddress('members', name);
}

async function removeReplaced(
  { removePicture, origin }: ProfileOptions,
  before: string | null,
  now: string | null,
): Promise<void> {
  const name = before === null || before === now ? undefined : uploadNameOf(before, origin());
  if (name !== undefined) await removePicture(name);
}

interface ProvenPasswords {
  /** The hash of the current password, which the caller has given; null for none. */
  readonly oldHash: string | null;
  readonly newHash: string | undefined;
}

/**
 * Undefined when neither email nor password changes; rejects a change without the current password, if one is set. Where that is not enough
 * for a login, or there is none, the session must be confirmed: otherwise a borrowed session could add its own credentials.
 */
async function provenPasswords(
  { credentials, confirmations }: ProfileOptions,
  row: MemberRow,
  { changes, caller, address }: ProfileUpdate,
): Promise<ProvenPasswords | undefined> {
  const { password, currentPassword } = changes;
  if (password === undefined && newEmailOf(row, changes) === undefined) return undefined;
  const hash = async () => (password === undefined ? undefined : hashNewPassword(password));
  if (!row.has_password) {
    await confirmations.require(caller);
    return { oldHash: null, newHash: await hash() };
  }
  if (currentPassword === undefined) throw notAuthenticated('Enter your current password too.');
  const account = await credentials.check({ email: row.email, password: currentPassword, address });
  if (account.has_second_factor) await confirmations.require(caller);
  return { oldHash: account.password_hash, newHash: await hash() };
}

/** Password first: a password change discards earlier requests, also for another email. */
async function changeLogIn(
  parts: ProfileOptions,
  { row, passwords, changes, caller }: ProfileUpdate & { readonly row: MemberRow; readonly passwords: ProvenPasswords },
  executor: ApiQueries,
): Promise<void> {
  const { repository, onPasswordChanged } = parts;
  const { oldHash, newHash } = passwords;
  const isStillSo =
    newHash === undefined
      ? await repository.keepsPassword(row.id, oldHash, executor)
      : await repository.replacePassword(row.id, { oldHash, newHash }, executor);
  if (!isStillSo) throw conflict('Your password was just changed. Reload and try again.');
  if (newHash !== undefined)
    await onPasswordChanged({ memberId: row.id, email: row.email, keepToken: caller.token }, executor);
  const newEmail = newEmailOf(row, changes);
  if (newEmail !== undefined) await askForEmail(parts, { row, newEmail, sessionToken: caller.token }, executor);
}

/** The name of the upload at a URL, with or without the site's origin; undefined for any other URL. */
function uploadNameOf(address: string, origin: string): string | undefined {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const name = path.slice(-32);
  return UPLOAD_NAME.test(name) && path === uploadAddress('members', name) ? name : undefined;
}
