import { BRAND_HASHTAG, BRAND_MENTION } from '@afterglow/shared-contracts';

export function facebookShare(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
}

export function twitterShare(url: string, title: string): string {
  return `https://twitter.com/intent/tweet?text=${encodeURIComponent(tweetText(title))}&url=${encodeURIComponent(url)}`;
}

export function tweetText(title: string): string {
  return `${title} on ${BRAND_MENTION} ${BRAND_HASHTAG}`;
}
