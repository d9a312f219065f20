import { useEffect, useRef } from 'react';
import styles from './field.module.css';

interface FilterFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list by name. Ctrl+K (on a Mac, Command+K) focuses it from anywhere. */
export function FilterField({ value, onChange }: FilterFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
    }
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  return (
    <input
      ref={input}
      type="search"
      className={styles.filter}
      aria-label="Filter by name"
      aria-keyshortcuts="Control+K Meta+K"
      placeholder="Filter by name"
      title="Ctrl+K"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
