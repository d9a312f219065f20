import { Icon, useExternalSource } from '@afterglow/shared-ui';
import { THEMES, type Theme } from '../config/theme.ts';
import { useShell } from '../shell-context.tsx';
import styles from './sidebar.module.css';

const NAMES: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeButton() {
  const { theme: choice } = useShell();
  const theme = useExternalSource(choice.theme$, choice.getTheme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const name = `Theme: ${NAMES[theme]}`;
  return (
    <button type="button" className={styles.entry} title={name} onClick={() => choice.choose(next)}>
      <Icon name="moon" />
      <span className={styles.label}>{name}</span>
    </button>
  );
}
