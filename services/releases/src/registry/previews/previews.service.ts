import { pagesOf, type ReleaseManifest } from '@afterglow/shared-contracts';
import { isServiceError } from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { literalPrefix } from '../gate/index.ts';
import type { FindPreview, PreviewedSet, PreviewSubject } from './preview.ts';
import { previewBanner } from './banner/preview-banner.ts';
import { grantTextOf, type StoredGrant } from './preview-cookie.ts';
import type { PreviewGrant, PreviewGrants } from './preview-grant.ts';
import type { PreviewsRepository } from './previews.repository.ts';

export interface MakeLinkCommand {
  readonly subject: PreviewSubject;
  readonly hours: number;
  /** The page that it opens; by default the first of the area. */
  readonly to: string | undefined;
  readonly by: string;
}

/** The outcome of opening a link. */
export type OpenedLink =
  | { readonly outcome: 'opened'; readonly to: string; readonly stored: StoredGrant }
  | { readonly outcome: 'altered' }
  | { readonly outcome: 'ended'; readonly grant: PreviewGrant }
  /** It was deleted, or is incompatible with the current live set. */
  | { readonly outcome: 'refused'; readonly grant: PreviewGrant; readonly reason: string };

export interface PreviewsService {
  /** The query of a link; rejects a version that is unpublished, or incompatible with the live set. */
  make(command: MakeLinkCommand): Promise<{ query: string; endsAtMs: number }>;
  open(query: string): Promise<OpenedLink>;
  readonly find: FindPreview;
}

export interface PreviewsOptions {
  readonly grants: PreviewGrants;
  readonly repository: Pick<PreviewsRepository, 'keep'>;
  readonly requirePreviewable: (subject: PreviewSubject) => Promise<void>;
  readonly findPreviewed: (subject: PreviewSubject) => Promise<PreviewedSet | undefined>;
  readonly findManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  readonly nowMs: () => number;
}

export function createPreviewsService(options: PreviewsOptions): PreviewsService {
  const { grants, repository, requirePreviewable, findPreviewed, findManifest, nowMs } = options;

  async function firstPageOf(subject: PreviewSubject): Promise<string> {
    const manifest = subject.kind === 'version' && (await findManifest(subject.remote, subject.version));
    return manifest && manifest.kind === 'remote' ? firstPath(pagesOf(manifest).map(({ path }) => path)) : '/';
  }

  return {
    async make({ subject, hours, to, by }) {
      await requirePreviewable(subject);
      const endsAtMs = nowMs() + hours * HOUR_MS;
      const { kind } = subject;
      if (kind === 'version') {
        await repository.keep({ name: subject.remote, version: subject.version }, new Date(endsAtMs));
      }
      return { query: grants.write({ subject, endsAtMs, by, to: to ?? (await firstPageOf(subject)) }), endsAtMs };
    },
    async open(query) {
      const shown = grants.read(query);
      if (shown.state === 'altered') return { outcome: 'altered' };
      const { grant } = shown;
      if (shown.state === 'ended') return { outcome: 'ended', grant };
      try {
        await requirePreviewable(grant.subject);
      } catch (error) {
        if (!isServiceError(error)) throw error;
        return { outcome: 'refused', grant, reason: error.message };
      }
      const { signature } = shown;
      const remainingMs = grant.endsAtMs - nowMs();
      // Serialized again: another spelling of the same grant may be an invalid cookie.
      return { outcome: 'opened', to: grant.to, stored: { text: grants.write(grant), signature, remainingMs } };
    },
    async find(browser) {
      const text = grantTextOf(browser);
      const shown = text === undefined ? undefined : grants.read(text);
      if (shown?.state !== 'valid') return undefined;
      const { subject, endsAtMs } = shown.grant;
      const set = await findPreviewed(subject);
      return (
        set && {
          ...set,
          banner: previewBanner({ ...shown, remainingMs: endsAtMs - nowMs() }),
          hasEnded: () => nowMs() >= endsAtMs,
        }
      );
    },
  };
}

/** A page without parameters, or the prefix of the first one. */
function firstPath(patterns: readonly string[]): string {
  const plain = patterns.find((pattern) => literalPrefix(pattern) === pattern);
  return plain ?? literalPrefix(patterns[0] ?? '/');
}
