import { isPremiumMember, type Member, type Permissions } from '@afterglow/shared-contracts';
import type { MemberRow } from './members.repository.ts';

export function toMember(row: MemberRow): Member {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    birthday: row.birthday?.toISOString() ?? null,
    avatar: row.avatar,
    premium: isPremiumMember({ premium: row.has_subscription, role: row.role }),
    superAdmin: row.super_admin,
    role: row.role,
  };
}

const EVERY_MEMBER = ['play-mixes', 'play-radio', 'keep-favorites'];
const PREMIUM = ['play-premium-mixes', 'play-high-quality'];
const SUPER_ADMIN = ['administer'];

export function toPermissions({ role, premium, superAdmin }: Member): Permissions {
  const permissions = [...EVERY_MEMBER, ...(premium ? PREMIUM : []), ...(superAdmin ? SUPER_ADMIN : [])];
  return { role, premium, superAdmin, permissions };
}
