import { MESSAGES, type Message } from './messages.ts';

type Wording = readonly [key: keyof typeof MESSAGES, type: Message['type'], text: string];

const LOG_IN_AND_SIGN_UP: readonly Wording[] = [
  ['EMAIL_NOT_FOUND', 'danger', "We couldn't find an account with this email. Check it for typos, or sign up."],
  ['WRONG_PASSWORD', 'danger', "That password isn't right. Please try again."],
  ['USER_ALREADY_EXISTS', 'warning', 'You already have an account with this email. Log in instead.'],
  ['USER_ALREADY_EXISTS_SOCIAL', 'warning', 'You signed up with {network}. Log in with {network} instead.'],
  ['EMAIL_PASSWORD_REQUIRED', 'danger', 'Check your email and password.'],
  ['RECAPTCHA_MISSING_ERROR', 'warning', "Please check the box to show you're not a robot."],
  [
    'IN_APP_BROWSER_NOTICE',
    'warning',
    "This doesn't work in {app}'s browser. Open the page in Safari or Chrome, or use your email instead.",
  ],
];
const PASSWORD_RESET: readonly Wording[] = [
  ['EMAIL_RESET_LINK_SENT', 'success', 'Check your inbox. We sent you a link to reset your password.'],
  ['NEW_PASSWORD_SUCCESS', 'success', 'Password changed. You can now log in.'],
  ['EMAIL_REQUIRED', 'warning', 'Enter a valid email, like name@example.com.'],
  ['FIELDS_REQUIRED', 'warning', 'Check your new password in both fields.'],
];
const ACCOUNT_AND_SETTINGS: readonly Wording[] = [
  ['EMAIL_ALREADY_EXISTS', 'warning', 'Another account already uses this email.'],
  ['DETAILS_UPDATED', 'success', 'Your changes are saved.'],
  ['PASSWORD_UPDATED', 'success', 'Password updated.'],
  ['PASSWORD_SET', 'success', 'Password set.'],
  ['PASSWORD_MATCH', 'warning', "Your new passwords don't match."],
  ['MISSING_REQUIRED_FIELDS', 'warning', 'Fill in all required fields.'],
  ['AUDIO_QUALITY_UPDATED', 'success', 'Audio quality updated.'],
  ['CANCELLATION_FEEDBACK_ERROR', 'danger', "We couldn't send your feedback. Please try again."],
];
const FAVORITES: readonly Wording[] = [
  ['FAV_MIX_ADDED', 'success', 'Mix added to your favorites'],
  ['FAV_MIX_REMOVED', 'success', 'Mix removed from your favorites'],
  ['FAV_ARTIST_ADDED', 'success', 'Artist added to your favorites'],
  ['FAV_ARTIST_REMOVED', 'success', 'Artist removed from your favorites'],
  ['FAV_SHOW_ADDED', 'success', 'Show added to your favorites'],
  ['FAV_SHOW_REMOVED', 'success', 'Show removed from your favorites'],
  ['FAV_CHANNEL_ADDED', 'success', 'Channel added to your favorites'],
  ['FAV_CHANNEL_REMOVED', 'success', 'Channel removed from your favorites'],
  ['FAV_GENRE_ADDED', 'success', 'Genre added to your favorites'],
  ['FAV_GENRE_REMOVED', 'success', 'Genre removed from your favorites'],
];
const PLAYBACK: readonly Wording[] = [
  ['QUEUE_EMPTY', 'warning', 'Nothing to play here yet.'],
  ['PLAYBACK_FAILED', 'warning', "We can't play this mix right now. Try again, or pick another one."],
  ['PLAYER_PREMIUM_ERROR', 'warning', "We couldn't check your Premium. Please log in again."],
];
const FAVORITE_CHANNELS: readonly Wording[] = [
  ['NO_FAVORITE_CHANNEL', 'plain', 'No favorite channels yet'],
  ['DISCOVER_NEW_CHANNELS', 'plain', 'Discover New Channels'],
];

test.each([
  ['[MSG-001] log-in and sign-up', LOG_IN_AND_SIGN_UP],
  ['[MSG-002] general failures', [['SOMETHING_WENT_WRONG', 'warning', 'Something went wrong. Please try again.']]],
  ['[MSG-003] the password reset', PASSWORD_RESET],
  ['[MSG-004] account and settings', ACCOUNT_AND_SETTINGS],
  ['[MSG-007] the empty tab of favorite channels', FAVORITE_CHANNELS],
  ['[MSG-008] favorites', FAVORITES],
  ['[MSG-009] playback', PLAYBACK],
] as readonly (readonly [string, readonly Wording[]])[])('%s have their texts', (_, wordings) => {
  for (const wording of wordings) {
    const [key] = wording;
    expect([key, MESSAGES[key].type, MESSAGES[key].text]).toEqual(wording);
  }
});
