import { useState, type SubmitEvent } from 'react';
import { BRAND, searchPath } from '@afterglow/shared-contracts';
import { Icon, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { useLazy } from '../../lib/use-lazy.ts';
import styles from './search-field.module.css';
import { usePathname } from '../use-path.ts';

const loadField = async () => (await import('@afterglow/shared-area/search-field')).SearchField;

interface Begun {
  text: string;
  hasFocus: boolean;
  isSent: boolean;
}

/** The search field of the areas, which replaces a plain one on demand, and continues with the typed text. */
export function SearchField() {
  const isSearch = `${usePathname()}/`.startsWith(`${PATHS.search}/`);
  const [isWanted, want] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [isShown, show] = useState(false);
  const [begun] = useState<Begun>(() => ({ text: '', hasFocus: false, isSent: false }));
  const Field = useLazy('The search field', {
    load: loadField,
    isNeeded: isWanted || isSearch,
    giveUp: () => want(false),
    isSilent: true,
  });

  const isDue = isShown || (!isComposing && (isSearch || isWanted));
  if (!Field || !isDue) return <PlainField begun={begun} onFocusChange={want} onCompose={setComposing} />;
  if (!isShown) show(true);
  return <Field place="header" begun={begun} />;
}

interface PlainFieldProps {
  readonly begun: Begun;
  /** The plain field stays while it has lost the focus: a dialog may restore it. */
  readonly onFocusChange: (hasFocus: boolean) => void;
  /** The plain field also stays during text composition. */
  readonly onCompose: (isComposing: boolean) => void;
}

function PlainField({ begun, onFocusChange, onCompose }: PlainFieldProps) {
  const { navigation } = usePorts();

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    begun.isSent = true;
    navigation.navigate(begun.text.trim() ? searchPath(begun.text) : PATHS.search);
  }
  function onFocus(isFocused: boolean) {
    begun.hasFocus = isFocused;
    onFocusChange(isFocused);
  }

  return (
    <form role="search" className={styles.form} onSubmit={onSubmit}>
      <Icon name="search" className={styles.icon} />
      <input
        role="combobox"
        aria-expanded={false}
        aria-label={`Search ${BRAND}`}
        placeholder="What do you want to listen to?"
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        onInput={({ currentTarget: { value: text } }) => void Object.assign(begun, { text, isSent: false })}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
      />
      <button type="button" data-opens="palette" aria-label="Jump to…" className={styles.palette} />
    </form>
  );
}
