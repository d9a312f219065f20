// Entry of the page that must request its live set, in parallel with the code that needs it. The import() is the asynchronous boundary
// that shared modules need when they are not eager; nothing may be imported here.
async function startPage(): Promise<void> {
  const [liveSet, { startShell }] = await Promise.all([
    fetch('/live-set.json').then((response) => response.text()),
    import('./start-shell.ts'),
  ]);
  await startShell(liveSet);
}

void startPage();
