export interface PlayerEntry {
  readonly title: string;
  readonly url: string;
}

const ENDLESS = -1;

export function toM3u(entries: readonly PlayerEntry[]): string {
  const lines = entries.flatMap(({ title, url }) => [`#EXTINF:${ENDLESS},${title}`, url]);
  return ['#EXTM3U', ...lines, ''].join('\n');
}

export function toPls(entries: readonly PlayerEntry[]): string {
  const lines = entries.flatMap(({ title, url }, index) => {
    const number = index + 1;
    return [`File${number}=${url}`, `Title${number}=${title}`, `Length${number}=${ENDLESS}`];
  });
  return ['[playlist]', ...lines, `NumberOfEntries=${entries.length}`, 'Version=2', ''].join('\n');
}
