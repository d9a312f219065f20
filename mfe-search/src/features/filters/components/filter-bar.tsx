import type { SearchFilters } from '@afterglow/shared-contracts';
import { genres, useResource } from '@afterglow/shared-data/react';
import { Button, Icon, Select, useNow } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { useRef } from 'react';
import {
  ANY,
  choicesOf,
  chosenOf,
  FILTER_NAMES,
  without,
  withChoice,
  type FilterName,
} from '../model/filter-choices.ts';
import styles from './filter-bar.module.css';

const LABELS: Readonly<Record<FilterName, string>> = {
  genre: 'Genre',
  length: 'Length',
  year: 'Year',
  channel: 'Channel',
};

interface FilterBarProps {
  readonly filters: SearchFilters;
  /** Called with a change to apply to the filters then in the URL; the page may still show earlier ones. */
  readonly onChange: (change: Change) => void;
}

type Change = (filters: SearchFilters) => SearchFilters;

/** The filters of the results. A filter that is set is a button that removes it, in place of its choices. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const known = useResource(genres()).data ?? [];
  const thisYear = new Date(useNow(MINUTE_MS)).getUTCFullYear();
  const bar = useRef<HTMLDivElement>(null);
  const isSeveral = FILTER_NAMES.filter((name) => chosenOf(filters, name)).length > 1;

  /** The pressed control is replaced by the result of its change. */
  function change(next: Change) {
    bar.current?.focus();
    onChange(next);
  }

  return (
    <div ref={bar} role="group" aria-label="Filters" tabIndex={-1} className={styles.bar}>
      {FILTER_NAMES.map((name) => {
        const chosen = chosenOf(filters, name);
        const choices = choicesOf({ name, genres: known, thisYear });
        return chosen ? (
          <SetFilter key={name} label={chosen.label} onRemove={() => change((set) => without(set, name))} />
        ) : (
          <Select
            key={name}
            label={LABELS[name]}
            options={choices}
            value={ANY}
            onChange={(value) => {
              const choice = choices.find((option) => option.value === value);
              if (choice) change((set) => withChoice(set, name, choice));
            }}
          />
        );
      })}
      {isSeveral && (
        <Button size="s" variant="ghost" onClick={() => change(() => ({}))}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

interface SetFilterProps {
  readonly label: string;
  readonly onRemove: () => void;
}

function SetFilter({ label, onRemove }: SetFilterProps) {
  return (
    <button type="button" aria-label={`Remove ${label}`} title="Remove" className={styles.set} onClick={onRemove}>
      {label}
      <Icon name="close" size="s" />
    </button>
  );
}
