import { facebookShare, tweetText, twitterShare } from './share-links.ts';

const SHARED_URL = 'https://afterglow.example/shows/3';

test('[BROWSE-092] [BROWSE-093] a tweet is the title, the product mention and its hashtag', () => {
  expect(tweetText('Harbour Lights')).toBe('Harbour Lights on @afterglow #afterglow');
});

test('shared text is encoded in the share URLs', () => {
  expect(facebookShare(SHARED_URL)).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fafterglow.example%2Fshows%2F3',
  );
  expect(twitterShare(SHARED_URL, 'Rum & Bass')).toBe(
    'https://twitter.com/intent/tweet?text=Rum%20%26%20Bass%20on%20%40afterglow%20%23afterglow&url=https%3A%2F%2Fafterglow.example%2Fshows%2F3',
  );
});
