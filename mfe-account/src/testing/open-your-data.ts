import { openPage } from '@afterglow/shared-area/testing';
import type { DataExport, AccountDeletion } from '@afterglow/shared-contracts';
import { buildMemberSession, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { screen, within } from '@testing-library/react';
import { remote } from '../area.ts';
import { COPY as READY, NO_COPY as NONE, ONLY_PASSWORD } from '../fixtures/pages.ts';

export { COPY as READY, NO_COPY as NONE } from '../fixtures/pages.ts';

export const WAITING: DataExport = { ...NONE, state: 'waiting', requestTime: READY.requestTime };
export const STAYS: AccountDeletion = { leaveTime: null };
export const LEAVES: AccountDeletion = { leaveTime: '2026-12-07T12:00:00.000Z' };

export const refusal = (
  status: number,
  code: 'confirmation_required' | 'forbidden' | 'conflict' | 'too_many_requests',
) => new ApiError({ operation: 'leave', code, status, message: 'No.' });

/**
 * Opens the page for a member whose export has this state, and who confirms with the password "right" unless they just
 * have.
 */
export async function openYourData(
  copy: DataExport = NONE,
  accountDeletion: AccountDeletion = STAYS,
  isConfirmed = false,
) {
  const now = { copy, accountDeletion, isConfirmed };
  const answers: FakeResponses = {
    getDataCopy: () => ({ data: now.isConfirmed ? now.copy : { ...now.copy, address: null } }),
    requestDataCopy: () => {
      if (!now.isConfirmed) throw refusal(403, 'confirmation_required');
      return { data: (now.copy = WAITING) };
    },
    getLeaving: () => ({ data: now.accountDeletion }),
    leave: () => {
      if (!now.isConfirmed) throw refusal(403, 'confirmation_required');
      return { data: (now.accountDeletion = LEAVES) };
    },
    stay: () => ({ data: (now.accountDeletion = STAYS) }),
    getSecurity: () => ({ data: ONLY_PASSWORD }),
    confirmSession: ({ body }) => {
      if (body?.password !== 'right') throw refusal(403, 'forbidden');
      now.isConfirmed = true;
      return { data: undefined };
    },
  };
  const page = await openPage(remote, { path: '/account/your-data', session: buildMemberSession(), answers });
  const sent = (call: string) => page.data.calls.filter(({ name }) => name === call).map(({ input }) => input);
  return { ...page, now, sent };
}

export const card = (name: string) => within(screen.getByRole('region', { name }));
