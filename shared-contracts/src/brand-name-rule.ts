/** What `brandNameSchema` demands, for anyone who sets a name that does not fit; pages need no such words. */
export const BRAND_NAME_RULE =
  'it is 2 to 24 letters, digits and single hyphens, begins with a letter, and is not Chill, Classics, Deep or Favorites';
