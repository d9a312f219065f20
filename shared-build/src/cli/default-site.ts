/** As the site is started and every command finds it. */
export function defaultSite({ PORT = '4800' }: NodeJS.ProcessEnv): string {
  return `http://localhost:${PORT}`;
}
