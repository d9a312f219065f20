import { buildLiveRelease, buildLiveSet } from '@afterglow/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { installNativeDialog } from '../../testing/native-dialog.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';

beforeAll(installNativeDialog);

test.each([
  ['names the keys of the palette where a live release offers it', ['command-palette'], 1],
  ['does not where none does', [], 0],
])('the list of keys %s', async (_what, modals, times) => {
  const live = buildLiveRelease('search', { modals });
  const liveSet = buildLiveSet([], { remotes: [{ name: 'search', live, previousVersion: null }] });
  await renderInShell(<ShortcutsHelp onClose={() => {}} />, { liveSet });
  expect(screen.getByText('Show shortcuts')).toBeVisible();
  expect(screen.queryAllByText('Jump to…')).toHaveLength(times);
  expect(screen.queryAllByText('Ctrl K')).toHaveLength(times);
});
