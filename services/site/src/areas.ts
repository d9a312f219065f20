import type { Progress } from '@afterglow/kit/terminal';
import type { Releases } from '@afterglow/releases';
import { type Built, publishReleases } from './publish-releases.ts';

/** What a checkout, or a package, adds to the site. */
export interface Checkout {
  /** The names of its releases. */
  readonly names: readonly string[];
  readonly build: (progress: Progress) => Promise<readonly Built[]>;
}

/** The areas of a checkout, if the site has one. */
interface Areas {
  /** The build of a first start, which runs beside its preparation. */
  readonly firstBuild: Promise<unknown> | undefined;
  /** Builds what isn't built yet, and publishes it. */
  publish(registry: Registry): Promise<void>;
}

interface Registry {
  readonly url: string;
  readonly releases: Releases;
}

export function createAreas(checkout: Checkout | undefined, isFirstStart: boolean, progress: Progress): Areas {
  if (!checkout) return { firstBuild: undefined, publish: () => Promise.resolve() };
  const build = () => checkout.build(progress);
  const firstBuild = isFirstStart ? build() : undefined;
  return {
    firstBuild,
    async publish({ url, releases }) {
      const builds = await (firstBuild ?? build());
      await progress.step('Publishing the areas', (update) =>
        publishReleases({
          url,
          builds,
          token: releases.startToken,
          onPublished: (done) => update(done, builds.length),
          onNotPromoted: (lines) => lines.forEach(progress.say),
        }),
      );
    },
  };
}
