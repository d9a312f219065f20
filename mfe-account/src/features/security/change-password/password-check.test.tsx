import { openPage } from '@afterglow/shared-area/testing';
import { createEventBus, memberIdSchema } from '@afterglow/shared-contracts';
import { buildMember, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { createDataLayer } from '@afterglow/shared-data';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { notification } from '../../../testing/notifications.ts';

const OWN = 'the token of this session';
const OF_CHECK = 'the token of the check';

/**
 * Responds like the service to a member whose password is "old"; records what was sent, except the reads of a session.
 */
function fakeService() {
  const sent: string[] = [];
  const answer: typeof fetch = async (input, { method = 'GET', headers, body } = {}) => {
    if (method === 'GET' || typeof input !== 'string') return Response.json({}, { status: 503 });
    const { pathname } = new URL(input);
    const typed = typeof body === 'string' ? body : '';
    sent.push([method, pathname, new Headers(headers).get('authorization'), typed].join(' '));
    return answerTo(pathname, typed.includes('"password":"old"'));
  };
  return { sent, answer };
}

function answerTo(path: string, isRight: boolean): Response {
  if (path.endsWith('/auth/token/revoke')) return new Response(null, { status: 204 });
  if (!path.endsWith('/auth/token')) return Response.json(buildMember());
  if (!isRight) return Response.json({ code: 'not_authenticated', message: 'No.' }, { status: 401 });
  return Response.json({ token: OF_CHECK, members_id: { id: 1 }, email: buildMember().email });
}

async function open() {
  const { sent, answer } = fakeService();
  const layer = createDataLayer({ bus: createEventBus(), baseUrl: 'https://service.test', fetch: answer });
  layer.session.adopt({ token: OWN, members_id: { id: memberIdSchema.parse(1) }, email: buildMember().email });
  const page = await openPage(remote, {
    path: '/account/change-password',
    session: buildMemberSession(),
    answers: {
      getMember: () => ({ data: buildMember(), headers: new Headers({ 'x-password-state': 'set' }) }),
      updateMember: (input) => layer.data.call('updateMember', input),
    },
  });
  page.session.checkPassword = (password) => layer.session.checkPassword(password);
  return { ...page, sent, layer };
}

async function change(current: string) {
  for (const [label, value] of [
    ['Current password', current],
    ['New password', 'a better password'],
    ['Confirm new password', 'a better password'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}

const EMAIL = buildMember().email;

test('[ACCOUNT-031] checks the password by a login with the own email, and revokes its token immediately', async () => {
  const { events, sent, layer } = await open();
  await change('old');
  await waitFor(() => expect(events).toContainEqual(notification('success', 'Password updated.')));
  expect(sent).toEqual([
    `POST /v3/auth/token Bearer ${OWN} ${JSON.stringify({ email: EMAIL, password: 'old' })}`,
    `POST /v3/auth/token/revoke Bearer ${OF_CHECK} `,
    `PUT /v3/members/1 Bearer ${OWN} ${JSON.stringify({ password: 'a better password', currentPassword: 'old' })}`,
  ]);
  expect(layer.session.getToken()).toBe(OWN);
  layer.dispose();
});

test('[ACCOUNT-031] 401 means a wrong password: nothing is saved, and the member stays logged in', async () => {
  const { events, sent, layer } = await open();
  await change('guess');
  await waitFor(() => expect(events).toEqual([notification('danger', "That password isn't right. Please try again.")]));
  expect(sent).toEqual([`POST /v3/auth/token Bearer ${OWN} ${JSON.stringify({ email: EMAIL, password: 'guess' })}`]);
  expect(layer.session.getToken()).toBe(OWN);
  layer.dispose();
});
