import { jsonResponse } from '../testing/test-service.ts';
import { createSession, CREDENTIALS, settle } from '../testing/test-session.ts';

test('[BILLING-004] a member whose person had a trial before is offered none, even without a subscription', async () => {
  const { session, service } = createSession();
  service.answer('listSubscriptions', () => {
    const response = jsonResponse([]);
    response.headers.set('x-free-trial', 'used');
    return response;
  });
  await session.login(CREDENTIALS);
  await settle();
  expect(session.getSession()).toMatchObject({ premium: false, hasBeenPremium: true });
});
