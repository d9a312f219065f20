import * as z from 'zod/mini';

// Services read the variable from their environment; the build of a browser package replaces this expression with its value.
declare const process: { readonly env: { readonly BRAND?: string } };

const DEFAULT_BRAND = 'Afterglow';

/**
 * A product name. In lower case it is the id of a channel, so it must not collide with another channel or with a page
 * next to the channels.
 */
export const brandNameSchema = z
  .string()
  .check(z.regex(/^(?!(?:chill|classics|deep|favorites)$)(?=.{2,24}$)[a-z][a-z\d]*(?:-[a-z\d]+)*$/i));

/**
 * The product's name; every text, id and title that contains it is derived from this. The environment variable `BRAND`
 * overrides it; services and builds do not start with an invalid one.
 */
export const BRAND: string = brandNameSchema.safeParse(process.env.BRAND).data ?? DEFAULT_BRAND;

const BRAND_IN_LOWER_CASE = BRAND.toLowerCase();

/**
 * The id of the channel that has the product's name. In the closed union of channels it appears under its default
 * name, so compare with this constant and never with that literal.
 */
export const BRAND_CHANNEL_ID = BRAND_IN_LOWER_CASE as 'afterglow';

/** The product's name in a text that is shared; neither form contains a hyphen. */
export const BRAND_MENTION: string = `@${BRAND_IN_LOWER_CASE.replaceAll('-', '')}`;
/** The product as a hashtag in a shared text, without a hyphen. */
export const BRAND_HASHTAG: string = `#${BRAND_IN_LOWER_CASE.replaceAll('-', '')}`;

/** Shown next to the logo. */
export const BETA_LABEL = 'BETA';

/** The email address of support: in the privacy policy, in the activation error, and as the recipient of feedback. */
export const SUPPORT_EMAIL = 'support@afterglow.example';

/** The page title of a screen, for example "Afterglow | Radio". */
export function pageTitle(title: string): string {
  return `${BRAND} | ${title}`;
}
