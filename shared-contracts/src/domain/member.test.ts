import { buildMember } from '../testing/builders.ts';
import { isPremiumMember, memberSchema } from './member.ts';

test.each([
  { premium: true, role: null, isPremium: true },
  { premium: true, role: 1, isPremium: true },
  { premium: false, role: 7, isPremium: true },
  { premium: false, role: null, isPremium: false },
  { premium: false, role: 6, isPremium: false },
])('[SHELL-076] premium $premium and role $role make Premium $isPremium', ({ premium, role, isPremium }) => {
  expect(isPremiumMember(buildMember({ premium, role }))).toBe(isPremium);
});

test('[SHELL-077] a super admin is recognized, and has Premium only with their own subscription', () => {
  const admin = memberSchema.parse(buildMember({ superAdmin: true, role: 1, premium: false }));
  expect(admin.superAdmin).toBe(true);
  expect(isPremiumMember(admin)).toBe(false);
  expect(isPremiumMember({ ...admin, premium: true })).toBe(true);
});
