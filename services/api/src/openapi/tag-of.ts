const NAMES: Readonly<Record<string, string>> = { bfhs: 'Banners', auth: 'Logging in' };

export function tagOf(path: string): string {
  const first = path.split('/')[1] ?? '';
  const [word = ''] = first.split('.', 1);
  return NAMES[first] ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
