import { isMessageKey, MESSAGES, messageText } from './messages.ts';

test('[MSG-005] the text for new versions names the product and the seconds', () => {
  expect(messageText('UPDATE_AVAILABLE')).toBe('A new version of Afterglow is here. Reload to get it.');
  expect(messageText('CRITICAL_UPDATE_AVAILABLE', { seconds: 60 })).toBe(
    'Important update: this page will reload in 60 seconds.',
  );
});

test('[MSG-006] playback without a login has its text', () => {
  expect(MESSAGES.AUTH_REQUIRED_FOR_PLAYBACK).toEqual({
    type: 'warning',
    text: 'Log in or sign up to start listening.',
  });
});

test('[MSG-010] LINK_COPIED_CLIPBOARD is a success', () => {
  expect(MESSAGES.LINK_COPIED_CLIPBOARD).toEqual({ type: 'success', text: 'Link copied to clipboard' });
});

test('[MSG-013] DISCOVER_NEW_CHANNELS is the label of a button', () => {
  expect(MESSAGES.DISCOVER_NEW_CHANNELS.text).toBe('Discover New Channels');
  expect(MESSAGES.NO_FAVORITE_CHANNEL.text).toBe('No favorite channels yet');
});

test('[MSG-012] a failed login is danger, an existing account is a warning', () => {
  expect(MESSAGES.EMAIL_NOT_FOUND.type).toBe('danger');
  expect(MESSAGES.WRONG_PASSWORD.type).toBe('danger');
  expect(MESSAGES.USER_ALREADY_EXISTS.type).toBe('warning');
  expect(MESSAGES.USER_ALREADY_EXISTS_SOCIAL.type).toBe('warning');
  expect(MESSAGES.EMAIL_ALREADY_EXISTS.type).toBe('warning');
});

test('a text with a missing value is a programming error', () => {
  expect(() => messageText('FAV_ALREADY_ADDED')).toThrow(/\{type\}/);
  expect(isMessageKey('NO_SUCH_KEY')).toBe(false);
});
