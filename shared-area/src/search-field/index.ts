/**
 * The search field of the header and of the search pages, and the shared code for their URLs and results.
 * Bundled by its users: it is not part of the first load.
 */
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { type BegunTyping } from './begun-typing.ts';
export { filteredPath, filtersAt, queryOf } from './filters.ts';
export { artistItem, genreItem, KINDS, mixItem, showItem, type FoundItem } from './suggestions/found-item.ts';
export { afterKeyPress } from './after-key-press.ts';
export { HighlightedText, type HighlightedTextProps } from './text/highlighted-text.tsx';
export { isCalledSo, isNamedSo } from './text/named-so.ts';
export { isOfSearch, keywordIn, searchedPath, searchPlaceAt, type SearchPlace } from './search-place.ts';
export { suggestionsIn, type KnownNames } from './suggestions/suggestions-in.ts';
export { RESULT_TABS, SEARCH_PATH, type ResultTab } from './tabs.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
