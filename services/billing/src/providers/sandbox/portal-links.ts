import { API_PREFIX, type WebProcessor, webProcessorSchema } from '@afterglow/shared-contracts';
import type { Clock, Signer } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';

const LIFE_MS = 30 * MINUTE_MS;
const TEXT_MAX = 2_000;

export interface PortalVisit {
  readonly processor: WebProcessor;
  readonly customer: string;
  readonly returnUrl: string;
}

const textSchema = z.string().check(z.maxLength(TEXT_MAX));
const portalQuerySchema = z.object({
  processor: webProcessorSchema,
  customer: textSchema,
  returnurl: textSchema,
  expires: z.coerce.number(),
  signature: textSchema,
});

/** URLs of billing pages, signed so that no one can change the customer or the return URL. */
export interface PortalLinks {
  make(visit: PortalVisit): string;
  /** Undefined for one that is forged or too old. */
  read(query: unknown): PortalVisit | undefined;
}

export function createPortalLinks(signer: Signer, clock: Clock): PortalLinks {
  const facts = ({ processor, customer, returnUrl }: PortalVisit, expires: number) => [
    'sandbox-portal',
    processor,
    customer,
    returnUrl,
    String(expires),
  ];
  return {
    make(visit) {
      const expires = clock.nowMs() + LIFE_MS;
      const query = new URLSearchParams({
        processor: visit.processor,
        customer: visit.customer,
        returnurl: visit.returnUrl,
        expires: String(expires),
        signature: signer.sign(facts(visit, expires)),
      });
      return `${API_PREFIX}/sandbox/portal?${query.toString()}`;
    },
    read(query) {
      const parsed = z.safeParse(portalQuerySchema, query);
      if (!parsed.success || parsed.data.expires <= clock.nowMs()) return undefined;
      const { processor, customer, returnurl: returnUrl, expires, signature } = parsed.data;
      const visit = { processor, customer, returnUrl };
      return signer.verify(facts(visit, expires), signature) ? visit : undefined;
    },
  };
}
