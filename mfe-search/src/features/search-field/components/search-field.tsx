import { BRAND, SEARCH_KEYWORD_MAX } from '@afterglow/shared-contracts';
import { Icon, IconButton, usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { filteredPath, filtersAt } from '../../../config/filters.ts';
import { isOfSearch, searchedPath, searchPlaceAt } from '../../../config/search-place.ts';
import { SEARCH_PATH } from '../../../config/tabs.ts';
import { leaveField } from '../../../lib/leave-field.ts';
import { PaletteButton } from './palette-button.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from '../use-combobox.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { useTypedKeyword } from '../use-typed-keyword.ts';
import styles from './search-field.module.css';

const PLACEHOLDER = 'What do you want to listen to?';
/** Not just "Search", which is the name of the frame's field. */
const LABEL = `Search ${BRAND}`;

/** What is typed is no sentence; a phone's key says what it does. */
const KEYBOARD = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The address determines the search; typing changes the address. */
export function SearchField() {
  const { navigation } = usePorts();
  const field = useRef<HTMLInputElement>(null);
  function onKeyword(typed: string) {
    const [pathname = '', query = ''] = navigation.getPath().split('?', 2);
    const { keyword, tab } = searchPlaceAt(pathname);
    const searched = searchedPath(typed, tab);
    // What the search is narrowed down to stays with other words.
    const path = searched === SEARCH_PATH ? SEARCH_PATH : filteredPath(searched, filtersAt(query));
    // Each keyword replaces the previous one in the history: Back leaves the search instead of undoing letters.
    navigation.navigate(path, { replace: keyword !== '' });
  }
  const { text, setText, commit, onFocusChange } = useTypedKeyword({ navigation, onKeyword });
  const [hasTyped, setHasTyped] = useState(false);
  const [isListWanted, setListWanted] = useState(false);
  const suggested = useSuggestions(hasTyped ? text : '');
  const { isOpen, active, listId, optionId, fieldProps } = useCombobox({
    keys: suggested.items.map(({ href }) => href),
    isWanted: isListWanted,
    onWant: setListWanted,
    onChoose,
  });

  function onChoose(place: number) {
    setListWanted(false);
    const item = suggested.items[place];
    if (item) leaveField(() => navigation.navigate(item.href));
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    commit(text);
  }

  function onClose() {
    if (text === '') return navigation.navigate(pathBeforeSearch(navigation.getVisited()));
    commit('');
    field.current?.focus();
  }

  return (
    <form role="search" aria-label={LABEL} className={styles.field} onSubmit={onSubmit}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={field}
        aria-label={LABEL}
        placeholder={PLACEHOLDER}
        className={styles.input}
        value={text}
        maxLength={SEARCH_KEYWORD_MAX}
        {...KEYBOARD}
        onChange={(event) => {
          setText(event.target.value);
          setHasTyped(true);
          setListWanted(true);
        }}
        {...fieldProps}
        onFocus={() => onFocusChange(true)}
        onBlur={() => {
          onFocusChange(false);
          fieldProps.onBlur();
        }}
      />
      <PaletteButton className={styles.palette} />
      <IconButton
        icon="close"
        label={text === '' ? 'Close search' : 'Clear'}
        size="s"
        className={styles.close}
        onClick={onClose}
      />
      <SuggestionList
        id={listId}
        optionId={optionId}
        keyword={suggested.keyword}
        items={suggested.items}
        active={active}
        isOpen={isOpen}
        onChoose={onChoose}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && plural(suggested.items.length)}</span>
      </VisuallyHidden>
    </form>
  );
}

function plural(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

function pathBeforeSearch(visited: readonly string[]): string {
  return visited.findLast((path) => !isOfSearch(path)) ?? '/';
}
