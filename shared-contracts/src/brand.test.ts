/**
 * It loads a module twice.
 * @jest-environment node
 */
import { BRAND, brandNameSchema, pageTitle, SUPPORT_EMAIL } from './brand.ts';
import type * as Contracts from './index.ts';

declare const process: { readonly env: { BRAND?: string } };

afterEach(() => {
  delete process.env.BRAND;
});

/** The contracts as loaded by a process that was started with this variable. */
async function contractsOf(brand: string): Promise<typeof Contracts> {
  process.env.BRAND = brand;
  let contracts: typeof Contracts | undefined;
  await jest.isolateModulesAsync(async () => {
    contracts = await import('./index.ts');
  });
  if (!contracts) throw new Error('The contracts were not loaded.');
  return contracts;
}

test('[LEGAL-007] there is one email address of support', () => {
  expect(SUPPORT_EMAIL).toBe('support@afterglow.example');
});

test('the title of a screen starts with the product', () => {
  expect(pageTitle('Radio')).toBe('Afterglow | Radio');
});

test('[SHELL-003] the product is named Afterglow, and so is its fourth channel', async () => {
  for (const contracts of [await contractsOf(''), await contractsOf('Afterglow')]) {
    expect(contracts.BRAND).toBe('Afterglow');
    expect(contracts.CHANNEL_IDS).toEqual(['chill', 'classics', 'deep', 'afterglow']);
  }
});

test('[SHELL-003] a configured name is that of the product and, in lower case, of the fourth channel', async () => {
  const { CHANNEL_IDS, channelName, channelPath, operations, ...contracts } = await contractsOf('Night-Glow');
  expect(contracts.BRAND).toBe('Night-Glow');
  expect(CHANNEL_IDS).toEqual(['chill', 'classics', 'deep', 'night-glow']);
  expect(CHANNEL_IDS.map(channelName)).toEqual(['Chill', 'Classics', 'Deep', 'Night-Glow']);
  expect(CHANNEL_IDS.map(channelPath).at(-1)).toBe('/radio/night-glow');
  expect(operations.listMixes.query.safeParse({ channel: 'night-glow' }).success).toBe(true);
  expect(operations.listMixes.query.safeParse({ channel: 'afterglow' }).success).toBe(false);
  expect(contracts.pageTitle('Radio')).toBe('Night-Glow | Radio');
  expect(contracts.messageText('UPDATE_AVAILABLE')).toBe('A new version of Night-Glow is here. Reload to get it.');
  expect([contracts.BRAND_MENTION, contracts.BRAND_HASHTAG]).toEqual(['@nightglow', '#nightglow']);
});

test.each(['Night Glow', '-glow', 'glow-', '24', 'N', 'Ünder', 'Deep', 'CHILL', 'favorites', 'a'.repeat(25), '<b>'])(
  '[SHELL-003] %j cannot be the name of a channel, nor of the product',
  async (name) => {
    expect(brandNameSchema.safeParse(name).success).toBe(false);
    expect((await contractsOf(name)).BRAND).toBe(BRAND);
  },
);

test.each(['Nightglow', 'Deeper', 'radio24', 'Night-Glow'])('[SHELL-003] %s can', (name) => {
  expect(brandNameSchema.safeParse(name).success).toBe(true);
});
