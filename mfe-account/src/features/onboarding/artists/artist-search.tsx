import { Icon, IconButton } from '@afterglow/shared-ui';
import { useRef, type KeyboardEvent } from 'react';
import styles from './artist-search.module.css';

/** The maximum of the service. */
const NAME_MAX = 200;

interface ArtistSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly listId: string;
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The field above the artists: a combobox, whose arrow keys move through the list below. */
export function ArtistSearch({ text, onText, listId, isOpen, activeId, onKeyDown }: ArtistSearchProps) {
  const field = useRef<HTMLInputElement>(null);

  function clear() {
    onText('');
    field.current?.focus();
  }

  return (
    <div className={styles.field}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label="Search artists"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder="Search"
        className={styles.input}
        value={text}
        maxLength={NAME_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && <IconButton icon="close" label="Clear" size="s" className={styles.clear} onClick={clear} />}
    </div>
  );
}
