import { type FoundItem, keywordIn } from '@afterglow/shared-area/search-field';
import { SEARCH_KEYWORD_MAX } from '@afterglow/shared-contracts';
import { usePlayerState, useVolume } from '@afterglow/shared-player/react';
import { Button, Icon, InlineAlert, usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { playerEntries } from '../model/entries.ts';
import type { PaletteEntry } from '../model/palette-entry.ts';
import { firstChoice, paletteGroups } from '../model/palette-groups.ts';
import type { Place } from '../model/places-in.ts';
import { useEntryAction } from '../use-act.ts';
import { usePaletteKeys } from '../use-palette-keys.ts';
import { usePaletteSearch } from '../use-palette-search.ts';
import { PaletteKeys } from './palette-keys.tsx';
import { PaletteList } from './palette-list.tsx';
import styles from './palette.module.css';

const LABEL = 'Jump to…';

/** Typed text is not a sentence; a phone's key shows its action. */
const KEYBOARD = {
  type: 'text',
  enterKeyHint: 'go',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

interface PaletteProps {
  readonly places: readonly Place[];
  /** Opened before, newest first. */
  readonly recent: readonly FoundItem[];
  /** Called before an action, with the URL it opens; undefined without one. */
  readonly onDone: (href: string | undefined) => void;
}

export function Palette({ places, recent, onDone }: PaletteProps) {
  const { player } = usePorts();
  const [text, setText] = useState('');
  const keyword = keywordIn(text);
  const found = usePaletteSearch(keyword);
  const commands = playerEntries(usePlayerState(player), useVolume(player).muted);
  const groups = paletteGroups({ keyword, places, recent, player: commands, found });
  const entries = groups.flatMap((group) => group.entries);

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const act = useEntryAction();
  function choose(entry: PaletteEntry | undefined, plays: boolean) {
    if (!entry) return;
    const leads = entry.act.kind === 'go' && !(plays && entry.sound);
    onDone(leads ? entry.act.href : undefined);
    act(entry, plays);
  }
  const keys = usePaletteKeys({
    keys: entries.map(({ key }) => key),
    first: firstChoice(groups),
    onChoose: (place, plays) => choose(entries[place], plays),
  });
  const id = useId();
  const optionId = (key: string) => `${id}-${key}`;
  const active = entries[keys.active];

  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={field}
          role="combobox"
          aria-label={LABEL}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.key)}
          aria-describedby={`${id}-keys`}
          placeholder="Search channels, pages, mixes, and artists"
          {...KEYBOARD}
          className={styles.input}
          value={text}
          maxLength={SEARCH_KEYWORD_MAX}
          onChange={(event) => {
            setText(event.target.value);
            keys.toFirst();
          }}
          onKeyDown={keys.onKeyDown}
        />
      </div>
      <PaletteList
        id={`${id}-list`}
        optionId={optionId}
        groups={groups}
        keyword={keyword}
        active={active?.key}
        isBusy={found.status === 'searching'}
        hasMoved={keys.hasMoved}
        onChoose={choose}
      />
      {found.status === 'failed' && (
        <SearchFailed
          onRetry={() => {
            field.current?.focus(); // the button disappears with its alert
            found.retry();
          }}
        />
      )}
      <PaletteKeys id={`${id}-keys`} plays={active?.sound !== undefined} />
      <VisuallyHidden>
        <span role="status">{sentence(found.status, entries.length)}</span>
      </VisuallyHidden>
    </div>
  );
}

function sentence(status: 'searching' | 'ready' | 'failed', count: number): string {
  if (status === 'searching') return 'Searching…';
  return count === 1 ? '1 result' : `${count} results`;
}

function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.alert}>
      <InlineAlert
        tone="warning"
        action={
          <Button size="s" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        We couldn't search mixes, artists, and shows.
      </InlineAlert>
    </div>
  );
}
