import * as z from 'zod/mini';

// Services read the variable from their environment; the build of a browser package writes its value in this place.
declare const process: { readonly env: { readonly BRAND?: string } };

const DEFAULT_BRAND = 'Afterglow';

/** A name of the product: in lower case it is the id of a channel, which is neither another one nor a page beside the channels. */
export const brandNameSchema = z
  .string()
  .check(
    z.regex(
      /^(?!(?:chill|classics|deep|favorites)$)(?=.{2,24}$)[a-z][a-z\d]*(?:-[a-z\d]+)*$/i,
      'it is 2 to 24 letters, digits and single hyphens, begins with a letter, and is not Chill, Classics, Deep or Favorites',
    ),
  );

/**
 * The product's name; every text, id and title that contains it is made from here. The environment variable `BRAND` says another
 * one; services and builds refuse to start with one that cannot be.
 */
export const BRAND: string = brandNameSchema.safeParse(process.env.BRAND).data ?? DEFAULT_BRAND;

const BRAND_IN_LOWER_CASE = BRAND.toLowerCase();

/**
 * The id of the channel that carries the product's name. It is a member of the closed union of channels under the name that it has
 * by default, so code compares with this constant and never with that literal.
 */
export const BRAND_CHANNEL_ID = BRAND_IN_LOWER_CASE as 'afterglow';

/** How a shared text names the product; neither holds a hyphen. */
export const BRAND_MENTION: string = `@${BRAND_IN_LOWER_CASE.replaceAll('-', '')}`;
/** The product as a hashtag in a shared text, without a hyphen. */
export const BRAND_HASHTAG: string = `#${BRAND_IN_LOWER_CASE.replaceAll('-', '')}`;

/** Shown next to the logo. */
export const BETA_LABEL = 'BETA';

/** Where listeners write to; used by the privacy policy, the activation error and the feedback recipient. */
export const SUPPORT_EMAIL = 'support@afterglow.example';

/** The page title of a screen, for example "Afterglow | Radio". */
export function pageTitle(title: string): string {
  return `${BRAND} | ${title}`;
}
