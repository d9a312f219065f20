/** The product's name; every text, id and title that contains it is made from here. */
export const BRAND = 'Afterglow';

/** How a shared text names the product. */
export const BRAND_MENTION = '@afterglow';
export const BRAND_HASHTAG = '#afterglow';

/** Shown next to the logo. */
export const BETA_LABEL = 'BETA';

/** Where listeners write to; used by the privacy policy, the activation error and the feedback recipient. */
export const SUPPORT_EMAIL = 'support@afterglow.example';

/** The page title of a screen, for example "Afterglow | Radio". */
export function pageTitle(title: string): string {
  return `${BRAND} | ${title}`;
}
