/** The rule of `brandNameSchema`, for an operator who sets an invalid name; pages do not need the text. */
export const BRAND_NAME_RULE =
  'it is 2 to 24 letters, digits and single hyphens, begins with a letter, and is not Chill, Classics, Deep or Favorites';
