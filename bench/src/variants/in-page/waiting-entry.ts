// Entry of the page that contains its live set; see fetching-entry.ts for the boundary.
async function startPage(): Promise<void> {
  const { startShell } = await import('./start-shell.ts');
  await startShell();
}

void startPage();
