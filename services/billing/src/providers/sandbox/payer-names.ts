import { createHmac } from 'node:crypto';
import type { PayerIdentity } from '#port/index.ts';

const CARD = 'card_';
const WALLET = 'payer_';
const NAME_LENGTH = 24;

/** Names for cards and wallets: stable, and they reveal neither. */
export interface PayerNames {
  ofCard(number: string): string;
  /** A wallet is identified by its email. */
  ofWallet(email: string): string;
}

export function createPayerNames(secret: string): PayerNames {
  const nameOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, NAME_LENGTH);
  return {
    ofCard: (number) => `${CARD}${nameOf(number)}`,
    ofWallet: (email) => `${WALLET}${nameOf(email.toLowerCase())}`,
  };
}

/** Undefined for an older subscription without such a name. */
export function payerOf(name: string | null | undefined): PayerIdentity | undefined {
  if (name == null) return undefined;
  return { kind: name.startsWith(CARD) ? 'card' : 'payer', id: name };
}
