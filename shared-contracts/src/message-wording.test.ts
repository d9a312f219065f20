import { MESSAGES, type Message } from './messages.ts';

/** Key, type and wording, as decided. */
type Wording = readonly [key: keyof typeof MESSAGES, type: Message['type'], text: string];

const LOG_IN_AND_SIGN_UP: readonly Wording[] = [
  ['EMAIL_NOT_FOUND', 'danger', 'We could not find an account with this e-mail address.'],
  ['WRONG_PASSWORD', 'danger', 'That password is not correct. Please try again.'],
  ['USER_ALREADY_EXISTS', 'warning', 'An account with this e-mail address already exists. Please log in instead.'],
  [
    'USER_ALREADY_EXISTS_SOCIAL',
    'warning',
    'You already have an account with {network}. Please log in with {network}.',
  ],
  ['EMAIL_PASSWORD_REQUIRED', 'danger', 'Check your email and password.'],
  ['RECAPTCHA_MISSING_ERROR', 'warning', 'Please confirm that you are not a robot.'],
  [
    'IN_APP_BROWSER_NOTICE',
    'warning',
    "This doesn't work in {app}'s browser. Open the page in Safari or Chrome, or use your email instead.",
  ],
];
const PASSWORD_RESET: readonly Wording[] = [
  ['EMAIL_RESET_LINK_SENT', 'success', 'We have sent you an e-mail with a link to reset your password.'],
  ['NEW_PASSWORD_SUCCESS', 'success', 'Your new password is set. You can log in now.'],
  ['EMAIL_REQUIRED', 'warning', 'Please enter a valid e-mail address.'],
  ['FIELDS_REQUIRED', 'warning', 'Check your new password in both fields.'],
];
const ACCOUNT_AND_SETTINGS: readonly Wording[] = [
  ['EMAIL_ALREADY_EXISTS', 'warning', 'This e-mail address is already used by another account.'],
  ['DETAILS_UPDATED', 'success', 'Your details have been updated.'],
  ['PASSWORD_UPDATED', 'success', 'Your password has been updated.'],
  ['PASSWORD_SET', 'success', 'Your password has been set.'],
  ['PASSWORD_MATCH', 'warning', 'The two new passwords do not match.'],
  ['MISSING_REQUIRED_FIELDS', 'warning', 'Please fill in all required fields.'],
  ['AUDIO_QUALITY_UPDATED', 'success', 'Your audio quality has been updated.'],
  ['CANCELLATION_FEEDBACK_ERROR', 'danger', 'We could not send your feedback. Please try again later.'],
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
  ['QUEUE_EMPTY', 'warning', 'There is nothing to play here yet.'],
  ['PLAYBACK_FAILED', 'warning', 'This mix cannot be played right now. Please try again later.'],
  ['PLAYER_PREMIUM_ERROR', 'warning', 'We could not confirm your membership. Please log in again.'],
];
const FAVORITE_CHANNELS: readonly Wording[] = [
  ['NO_FAVORITE_CHANNEL', 'plain', 'You have no favorite channels yet'],
  ['DISCOVER_NEW_CHANNELS', 'plain', 'Discover New Channels'],
];

test.each([
  ['[MSG-001] log-in and sign-up', LOG_IN_AND_SIGN_UP],
  [
    '[MSG-002] general failures',
    [['SOMETHING_WENT_WRONG', 'warning', 'Something went wrong. Please try again later.']],
  ],
  ['[MSG-003] the password reset', PASSWORD_RESET],
  ['[MSG-004] account and settings', ACCOUNT_AND_SETTINGS],
  ['[MSG-007] the empty tab of favorite channels', FAVORITE_CHANNELS],
  ['[MSG-008] favorites', FAVORITES],
  ['[MSG-009] playback', PLAYBACK],
] as readonly (readonly [string, readonly Wording[]])[])('%s have their wording', (_, wordings) => {
  for (const wording of wordings) {
    const [key] = wording;
    expect([key, MESSAGES[key].type, MESSAGES[key].text]).toEqual(wording);
  }
});
