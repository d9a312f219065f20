import type { RegistryAccess } from '@afterglow/shared-contracts/registry';

/** Who may make a call, in words. */
export const ACCESS_WORDS: Readonly<Record<RegistryAccess, string>> = {
  everybody: 'everybody',
  'any-token': 'any token',
  team: "the area's team",
  'team-or-manager': "the area's team, managers",
  manager: 'managers',
};
