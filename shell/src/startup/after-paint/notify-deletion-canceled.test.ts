import { createEventBus, type BusEvent } from '@afterglow/shared-contracts';
import { buildMemberSession, createFakeSessionPort } from '@afterglow/shared-contracts/testing';
import { notifyDeletionCanceled } from './notify-deletion-canceled.ts';

const member = buildMemberSession();
const staying = { ...member, user: { ...member.user, accountStays: true as const } };

function setUp() {
  const bus = createEventBus();
  const reported: BusEvent[] = [];
  bus.events$.subscribe((event) => reported.push(event));
  const session = createFakeSessionPort();
  notifyDeletionCanceled({ bus, session });
  return { session, reported };
}

test('a member who returns within fourteen days sees once, until read, that the account stays', () => {
  const { session, reported } = setUp();
  session.become(staying);
  session.become({ ...staying, premium: true });
  expect(reported).toEqual([
    {
      name: 'notification:show',
      payload: {
        message: 'Your account is safe. Everything is still here.',
        type: 'success',
        isPersistentNotification: true,
      },
    },
  ]);
});

test('a login that cancels nothing shows no message', () => {
  const { session, reported } = setUp();
  session.become(member);
  expect(reported).toEqual([]);
});
