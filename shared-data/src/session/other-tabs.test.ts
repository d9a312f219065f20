import { member, settle, started } from '../testing/test-session.ts';

test('an account that makes the member Premium is reported to other tabs, which refetch it', async () => {
  const { session, local, service, otherTabChanged$ } = await started();
  const before = service.sentTo('getMember').length;
  session.replaceMember({ ...member, firstName: 'Ada' });
  expect(local.get('auth.memberChanged')).toBeNull();
  session.replaceMember({ ...member, premium: true });
  expect(local.get('auth.memberChanged')).not.toBeNull();
  otherTabChanged$.next(undefined);
  expect(service.sentTo('getMember')).toHaveLength(before);

  local.set('auth.memberChanged', 'by another tab');
  otherTabChanged$.next(undefined);
  otherTabChanged$.next(undefined);
  await settle();
  expect(service.sentTo('getMember')).toHaveLength(before + 1);
});
