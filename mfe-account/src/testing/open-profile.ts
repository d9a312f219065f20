import { openPage } from '@afterglow/shared-area/testing';
import type { Member, MemberChanges, PasswordState } from '@afterglow/shared-contracts';
import { buildMember, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { remote } from '../area.ts';
import { notification } from './notifications.ts';

export const ADA: Partial<Member> = {
  email: 'ada@afterglow.example',
  firstName: 'Ada',
  lastName: 'Byron',
  birthday: '1985-12-10T00:00:00.000Z',
};
export const UPDATED = notification('success', 'Your changes are saved.');
export const AVATAR = '/v3/media/images/members/0123456789abcdef0123456789abcdef';

/** Edit Profile of a member, by default one with everything but an image. */
export async function openProfile(fields: Partial<Member> = ADA, passwordState: PasswordState = 'set') {
  const member = buildMember(fields);
  const page = await openPage(remote, {
    path: '/account/edit-profile',
    session: buildMemberSession(fields),
    answers: {
      getMember: () => ({ data: member, headers: new Headers({ 'x-password-state': passwordState }) }),
      updateMember: ({ body = {} }) => ({ data: { ...member, ...withoutPassword(body) } as Member }),
      uploadMedia: () => ({ data: { url: AVATAR } }),
    },
  });
  const inputs = (call: string) =>
    page.data.calls.filter(({ name }) => name === call).map(({ input: { signal: _, ...sent } }) => sent);
  return { ...page, saved: () => inputs('updateMember'), uploaded: () => inputs('uploadMedia') };
}

/** The request body, in the form of the account. */
function withoutPassword({ currentPassword: _, password: _unused, birthday, gender: _other, ...body }: MemberChanges) {
  return { ...body, ...(birthday !== undefined && { birthday: birthday && `${birthday}T00:00:00.000Z` }) };
}

export const field = (name: string) => screen.getByLabelText(name);
