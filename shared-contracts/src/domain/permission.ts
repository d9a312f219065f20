/** Who has a permission. */
export type PermissionHolder = 'member' | 'premium' | 'super-admin';

/** Every permission by its name, as `GET members/{id}/permissions` returns it, and who has it. */
export const PERMISSIONS = {
  /** Mixes that are not exclusive and all channels, in the lowest quality. */
  listen: 'member',
  'listen:premium': 'premium',
  /** Mixes and channels in every quality. */
  'listen:high-quality': 'premium',
  favorites: 'member',
  'messages:send': 'member',
  'catalogue:admin': 'super-admin',
  'members:admin': 'super-admin',
} as const satisfies Readonly<Record<string, PermissionHolder>>;

/** The name of a permission. */
export type Permission = keyof typeof PERMISSIONS;
