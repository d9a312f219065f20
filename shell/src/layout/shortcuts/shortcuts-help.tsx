import { Checkbox, Dialog } from '@afterglow/shared-ui';
import { isApple } from '../../lib/is-apple.ts';
import styles from './shortcuts-help.module.css';
import { areaProvidingModal } from '../../modals/area-providing-modal.ts';
import { PALETTE_CONTENT, PALETTE_NAME } from '../../palette/palette-content.ts';
import { useShell } from '../../shell-context.tsx';
import { useViews } from '../use-views.ts';

const SHORTCUTS: readonly (readonly [keys: readonly string[], effect: string])[] = [
  [['Space', 'K'], 'Play or pause'],
  [['J', '←'], 'Back 10 seconds'],
  [['L', '→'], 'Forward 10 seconds'],
  [['↑', '↓'], 'Volume up or down'],
  [['M'], 'Mute'],
  [['Q'], 'Queue'],
  [['F'], 'Full-screen player'],
  [['/'], 'Search'],
  [['?'], 'Show shortcuts'],
];

const PALETTE: (typeof SHORTCUTS)[number] = [[isApple() ? '⌘ K' : 'Ctrl K'], PALETTE_NAME];

export function ShortcutsHelp({ onClose }: { readonly onClose: () => void }) {
  const { hasLetterKeys, setLetterKeys } = useViews();
  const { applications } = useShell();
  const hasPalette = areaProvidingModal(applications.getLiveSet(), PALETTE_CONTENT) !== undefined;
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {[...SHORTCUTS, ...(hasPalette ? [PALETTE] : [])].map(([keys, effect]) => (
          <div key={effect} className={styles.row}>
            <dt>{effect}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.choice}>
        <Checkbox checked={hasLetterKeys} onChange={({ target }) => setLetterKeys(target.checked)}>
          Single-key shortcuts
        </Checkbox>
      </div>
    </Dialog>
  );
}
