/** The URL by which the start and every command find the site. */
export function defaultSite({ PORT = '4800' }: NodeJS.ProcessEnv): string {
  return `http://localhost:${PORT}`;
}
