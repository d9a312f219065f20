/** The role of a workspace package, by which every preset (jest, lint, boundaries, webpack) is chosen. */
export const ROLES = [
  'contracts',
  'registry-contracts',
  'shared',
  'area-library',
  'shell',
  'remote',
  'console',
  'service-library',
  'sound',
  'domain',
  'service',
  'stand-in',
  'site',
  'build',
  'e2e',
  'bench',
] as const;

export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
