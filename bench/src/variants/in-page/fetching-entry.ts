// Entry of the page that has to ask for its live set; it does so beside the code that needs it.
// The import() is the asynchronous border that shared modules need when they are not eager; here nothing may be imported.
async function startPage(): Promise<void> {
  const [liveSet, { startShell }] = await Promise.all([
    fetch('/live-set.json').then((response) => response.text()),
    import('./start-shell.ts'),
  ]);
  await startShell(liveSet);
}

void startPage();
