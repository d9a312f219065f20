// Entry of the page that brings its live set with it; see fetching-entry.ts for the border.
async function startPage(): Promise<void> {
  const { startShell } = await import('./start-shell.ts');
  await startShell();
}

void startPage();
