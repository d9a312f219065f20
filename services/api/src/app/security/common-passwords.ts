const MOST_FREQUENT = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether it is one of the 10,000 most frequent passwords, in any case and Unicode form; the list is loaded on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadMostFrequent();
  return (await loading).has(password.normalize('NFKC').toLowerCase());
}

async function loadMostFrequent(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_FREQUENT));
}
