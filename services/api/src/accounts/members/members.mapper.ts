import {
  isPremiumMember,
  isSuperAdminMember,
  type Member,
  type MemberChanges,
  type Permission,
  type PermissionHolder,
  PERMISSIONS,
  type Permissions,
} from '@afterglow/shared-contracts';
import { roleOf } from '#catalog/entitlement.ts';
import type { MemberColumns, MemberRow } from './members.repository.ts';
import { readBirthday } from './read-birthday.ts';

export function toMember(row: MemberRow): Member {
  return {
    id: row.id,
    email: row.email,
    pendingEmail: row.pending_email,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    birthday: row.birthday?.toISOString() ?? null,
    avatar: row.avatar,
    premium: isPremiumMember({ premium: row.has_subscription, role: row.role }),
    superAdmin: isSuperAdminMember({ superAdmin: row.super_admin, role: row.role }),
    role: roleOf(row.role, row.has_subscription),
  };
}

/** Everything except image, email and password. An emptied field counts as unset. */
export function toColumns(changes: MemberChanges, nowMs: number): MemberColumns {
  const textOf = (text: string | null | undefined) => (text === '' ? null : text);
  return {
    username: textOf(changes.username),
    first_name: textOf(changes.firstName),
    last_name: textOf(changes.lastName),
    birthday: readBirthday(changes.birthday, nowMs),
    gender: changes.gender,
  };
}

export function toPermissions({ role, premium, superAdmin }: Member): Permissions {
  const holds: Readonly<Record<PermissionHolder, boolean>> = { member: true, premium, 'super-admin': superAdmin };
  // The keys of a constant table are its names.
  const names = Object.keys(PERMISSIONS) as Permission[];
  return { role, premium, superAdmin, permissions: names.filter((name) => holds[PERMISSIONS[name]]) };
}
