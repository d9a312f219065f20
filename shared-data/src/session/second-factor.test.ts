import { errorResponse, jsonResponse } from '../testing/test-service.ts';
import { createSession, CREDENTIALS, user, USER_KEY } from '../testing/test-session.ts';

describe('a login', () => {
  test('that needs a second factor waits for the right code, sent with its own challenge', async () => {
    const { session, service, local } = createSession();
    const expiryTime = '2026-11-21T12:05:00.000Z';
    service.answer('createToken', () => Response.json({ challenge: 'half-way', expiryTime }, { status: 202 }));
    expect(await session.login(CREDENTIALS)).toBe('second-factor-needed');
    expect(session.getSession()).toEqual({ status: 'visitor' });
    for (const [status, outcome] of [
      [401, 'wrong-code'],
      [429, 'too-many'],
      [500, 'failed'],
    ] as const) {
      service.answer('sendSecondFactor', () => errorResponse(status, 'unexpected'));
      expect(await session.sendSecondFactor('123456')).toBe(outcome);
    }
    service.answer('sendSecondFactor', () => jsonResponse(user));
    expect(await session.sendSecondFactor('123456')).toBe('logged-in');
    expect(service.sentTo('sendSecondFactor').map(({ body }) => body)).toEqual(
      Array.from({ length: 4 }, () => ({ challenge: 'half-way', code: '123456' })),
    );
    expect(JSON.parse(local.get(USER_KEY) ?? '')).toEqual(user);
    expect(await session.sendSecondFactor('123456')).toBe('expired');
  });

  test('whose challenge has expired starts again, and a later one does not use it', async () => {
    const { session, service } = createSession();
    const needed = { challenge: 'half-way', expiryTime: '2026-11-21T12:05:00.000Z' };
    service.answer('createToken', () => Response.json(needed, { status: 202 }));
    await session.login(CREDENTIALS);
    service.answer('sendSecondFactor', () => errorResponse(404, 'not_found'));
    expect(await session.sendSecondFactor('123456')).toBe('expired');
    expect(await session.sendSecondFactor('123456')).toBe('expired');
    expect(service.sentTo('sendSecondFactor')).toHaveLength(1);
    service.answer('createToken', () => Response.json({ unlike: 'a challenge' }, { status: 202 }));
    expect(await session.login(CREDENTIALS)).toBe('failed');
  });
});
