import { toNotification, type NotificationArea } from './to-notification.ts';
import { messageText, type MessageKey } from './messages.ts';

test('a notification is the text of a key in its type', () => {
  expect(toNotification('FAV_ALREADY_ADDED', { values: { type: 'mix' } })).toEqual({
    type: 'warning',
    message: 'This mix has already been added on your favorites',
  });
});

describe('[MSG-011] an error', () => {
  test.each<NotificationArea>(['login', 'sign-up', 'account', 'premium'])('is danger in the area %s', (area) => {
    expect(toNotification('SOMETHING_WENT_WRONG', { area }).type).toBe('danger');
  });

  test('is a warning anywhere else', () => {
    expect(toNotification('SOMETHING_WENT_WRONG').type).toBe('warning');
  });
});

test('a missing email address or password is danger at login and a warning at sign-up', () => {
  expect(toNotification('EMAIL_PASSWORD_REQUIRED', { area: 'login' }).type).toBe('danger');
  expect(toNotification('EMAIL_PASSWORD_REQUIRED', { area: 'sign-up' }).type).toBe('warning');
});

test('[MSG-014] showing a key without an entry is an error that names it', () => {
  // The type does not stop a caller in JavaScript.
  const unknown = 'NO_SUCH_KEY' as MessageKey;
  expect(() => messageText(unknown)).toThrow('The message catalogue has no entry "NO_SUCH_KEY".');
  expect(() => messageText('toString' as MessageKey)).toThrow('no entry "toString"');
});
