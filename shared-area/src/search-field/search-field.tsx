import { BRAND, SEARCH_KEYWORD_MAX, type NavigationPort } from '@afterglow/shared-contracts';
import { classNames, Icon, IconButton, usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { BegunTyping } from './begun-typing.ts';
import { filteredPath, filtersAt } from './filters.ts';
import { afterKeyPress } from './after-key-press.ts';
import { PaletteButton } from './palette-button.tsx';
import { isOfSearch, searchedPath, searchPlaceAt } from './search-place.ts';
import { SuggestionList } from './suggestions/suggestion-list.tsx';
import { SEARCH_PATH } from './tabs.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './suggestions/use-suggestions.ts';
import { useTypedKeyword } from './use-typed-keyword.ts';
import styles from './search-field.module.css';

const PLACEHOLDER = 'What do you want to listen to?';
/** Not just "Search", which is the name of the page. */
const LABEL = `Search ${BRAND}`;

/** Typed text is not a sentence; a phone's key shows its action. */
const KEYBOARD = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The position of the field. */
export interface SearchFieldProps {
  readonly place: 'header' | 'page';
  /** Text typed into the field that this one replaces. */
  readonly begun?: BegunTyping;
}

/** The URL determines the search; typing changes the URL. */
export function SearchField({ place, begun }: SearchFieldProps) {
  const { navigation } = usePorts();
  const field = useRef<HTMLInputElement>(null);
  const onKeyword = (typed: string) => goTo(navigation, typed);
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

  function onType(typed: string) {
    setText(typed);
    setHasTyped(true);
    setListWanted(true);
  }

  useBegun(begun, { field, setText, onType });

  function onChoose(at: number) {
    setListWanted(false);
    const item = suggested.items[at];
    if (item) afterKeyPress(() => navigation.navigate(item.href));
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    commit(text);
    if (!isOfSearch(navigation.getPath())) navigation.navigate(SEARCH_PATH);
  }

  function onClose() {
    if (text === '') return navigation.navigate(pathBeforeSearch(navigation.getVisited()));
    commit('');
    field.current?.focus();
  }

  const canClose = useIsOfSearch(navigation) || text !== '';
  return (
    <form role="search" aria-label={LABEL} className={classNames(styles.field, styles[place])} onSubmit={onSubmit}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={field}
        aria-label={LABEL}
        placeholder={PLACEHOLDER}
        className={styles.input}
        value={text}
        maxLength={SEARCH_KEYWORD_MAX}
        {...KEYBOARD}
        onChange={(event) => onType(event.target.value)}
        {...fieldProps}
        onFocus={() => onFocusChange(true)}
        onBlur={() => {
          onFocusChange(false);
          fieldProps.onBlur();
        }}
      />
      <PaletteButton className={styles.palette} />
      {canClose && (
        <IconButton
          icon="close"
          label={text === '' ? 'Close search' : 'Clear'}
          size="s"
          className={styles.close}
          onClick={onClose}
        />
      )}
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

interface BegunOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly setText: (typed: string) => void;
  readonly onType: (typed: string) => void;
}

/** Before anything else is typed: the previous field has been removed in the same commit. */
function useBegun(begun: BegunTyping | undefined, { field, setText, onType }: BegunOptions): void {
  const goOn = useEffectEvent(() => {
    if (!begun) return;
    if (begun.text !== '') (begun.isSent ? setText : onType)(begun.text);
    if (begun.hasFocus) field.current?.focus();
  });
  useLayoutEffect(() => goOn(), []);
}

function goTo(navigation: NavigationPort, typed: string): void {
  const [pathname = '', query = ''] = navigation.getPath().split('?', 2);
  const { keyword, tab } = searchPlaceAt(pathname);
  const searched = searchedPath(typed, tab);
  // A new keyword preserves the filters.
  const path =
    searched === SEARCH_PATH ? SEARCH_PATH : filteredPath(searched, isOfSearch(pathname) ? filtersAt(query) : {});
  // Each keyword replaces the previous one in the history: Back leaves the search instead of removing letters.
  navigation.navigate(path, { replace: keyword !== '' });
}

function useIsOfSearch(navigation: NavigationPort): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const subscription = navigation.path$.subscribe(() => onChange());
      return () => subscription.unsubscribe();
    },
    () => isOfSearch(navigation.getPath()),
  );
}

function plural(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

function pathBeforeSearch(visited: readonly string[]): string {
  return visited.findLast((path) => !isOfSearch(path)) ?? '/';
}
