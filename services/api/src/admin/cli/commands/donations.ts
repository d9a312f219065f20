import { webProcessorSchema } from '@afterglow/shared-contracts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';

/** `links` are like stripe:50=https://give.example/50. */
export async function setDonations(
  { output, connect }: CommandContext,
  amounts: readonly number[],
  links: readonly string[],
): Promise<void> {
  const read = links.map(readLink);
  const strange = read.find(({ amount }) => !amounts.includes(amount));
  if (strange !== undefined)
    throw new CommandError('link-invalid', `There is a link for $${strange.amount}, which isn't among the amounts.`);
  const products = amounts.map((amount) => ({
    amount,
    ...Object.fromEntries(read.filter((link) => link.amount === amount).map(({ processor, url }) => [processor, url])),
  }));
  const stored = await (await connect()).call('setDonations', { body: { products } });
  const offered = stored.map(({ amount }) => `$${amount}`).join(', ');
  output.result(`Donations are ${offered}.`, stored);
}

function readLink(text: string) {
  const [, name, dollars, url] = /^(\w+):(\d{1,5})=(https:\/\/\S+)$/.exec(text) ?? [];
  const processor = webProcessorSchema.safeParse(name).data;
  if (processor === undefined || url === undefined)
    throw new CommandError(
      'link-invalid',
      `${text} isn't a link. Use a format like stripe:50=https://give.example/50.`,
    );
  return { processor, amount: Number(dollars), url };
}
