import { releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';
import type { Signer } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { PreviewSubject } from './preview.ts';
import { sitePath } from './site-path.ts';

/** The content of a preview link. */
export interface PreviewGrant {
  readonly subject: PreviewSubject;
  readonly endsAtMs: number;
  /** The owner of the token that created it. */
  readonly by: string;
  /** The page that it opens. */
  readonly to: string;
}

/** A grant as presented by a browser. */
export type ShownGrant =
  | { readonly state: 'valid'; readonly grant: PreviewGrant; readonly signature: string }
  | { readonly state: 'ended'; readonly grant: PreviewGrant }
  | { readonly state: 'altered' };

/** Writes and reads grants. Their text is a query: that of the link, and the value of the cookie. */
export interface PreviewGrants {
  write(grant: PreviewGrant): string;
  read(text: string): ShownGrant;
}

const STAGING = 'staging';
const SIGNATURE = 'signature';
const ALTERED: ShownGrant = { state: 'altered' };
/** Longer than any that is written here. */
const TEXT_MAX_LENGTH = 3000;

const factsSchema = z.object({
  what: z.union([
    z.literal(STAGING),
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split('@')),
      ),
      z.tuple([releaseNameSchema, releaseVersionSchema]),
    ),
  ]),
  until: z.iso.datetime(),
  by: z.string(),
  to: z.string().check(z.refine((path) => sitePath(path) !== undefined)),
});

export function createPreviewGrants(signer: Signer, nowMs: () => number): PreviewGrants {
  return {
    write({ subject, endsAtMs, by, to }) {
      const query = new URLSearchParams({
        what: subjectText(subject),
        until: new Date(endsAtMs).toISOString(),
        by,
        to,
      });
      query.set(SIGNATURE, signer.sign([factsOf(query)]));
      return query.toString();
    },
    read(text) {
      if (text.length > TEXT_MAX_LENGTH) return ALTERED;
      const query = new URLSearchParams(text);
      const signature = query.get(SIGNATURE) ?? '';
      if (!signer.verify([factsOf(query)], signature)) return ALTERED;
      const facts = factsSchema.safeParse(Object.fromEntries(query));
      if (!facts.success) return ALTERED;
      const { what, until, by, to } = facts.data;
      const subject: PreviewSubject =
        what === STAGING ? { kind: 'staging' } : { kind: 'version', remote: what[0], version: what[1] };
      const grant = { subject, endsAtMs: Date.parse(until), by, to };
      return grant.endsAtMs > nowMs() ? { state: 'valid', grant, signature } : { state: 'ended', grant };
    },
  };
}

/** As JSON, which is unambiguous; every parameter but the signature, so that none can be added or repeated. */
function factsOf(query: URLSearchParams): string {
  return JSON.stringify([...query].filter(([name]) => name !== SIGNATURE));
}

function subjectText(subject: PreviewSubject): string {
  return subject.kind === 'staging' ? STAGING : `${subject.remote}@${subject.version}`;
}
