import type { SearchFilters } from '@afterglow/shared-contracts';
import { genres, useResource } from '@afterglow/shared-data/react';
import { Button, Chip, Icon, Select, useNow } from '@afterglow/shared-ui';
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
const DAY_MS = 86_400_000;

interface FilterBarProps {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
}

/** Narrows the results down; below the choices stands what is set, each with a way to remove it. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const known = useResource(genres()).data ?? [];
  const thisYear = new Date(useNow(DAY_MS)).getUTCFullYear();
  const bar = useRef<HTMLDivElement>(null);
  const set = FILTER_NAMES.flatMap((name) => {
    const chosen = chosenOf(filters, name);
    return chosen ? [{ name, label: chosen.label }] : [];
  });

  /** What was pressed goes with what it removes. */
  function remove(next: SearchFilters) {
    bar.current?.focus();
    onChange(next);
  }

  return (
    <div ref={bar} role="group" aria-label="Filters" tabIndex={-1} className={styles.bar}>
      <div className={styles.choices}>
        {FILTER_NAMES.map((name) => {
          const options = choicesOf({ name, genres: known, thisYear, filters });
          return (
            <Select
              key={name}
              label={LABELS[name]}
              options={options}
              value={chosenOf(filters, name)?.value ?? ANY}
              onChange={(value) => {
                const choice = options.find((option) => option.value === value);
                if (choice) onChange(withChoice(filters, name, choice));
              }}
            />
          );
        })}
      </div>
      {set.length > 0 && (
        <ul className={styles.set} aria-label="Filters that are set">
          {set.map(({ name, label }) => (
            <li key={name}>
              <Chip aria-label={`${label}, remove`} onClick={() => remove(without(filters, name))}>
                {label} <Icon name="close" size="s" />
              </Chip>
            </li>
          ))}
          {set.length > 1 && (
            <li>
              <Button size="s" variant="ghost" onClick={() => remove({})}>
                Remove all
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
