import type { Observable } from 'rxjs';

/** Navigation across areas, without a page load. */
export interface NavigationPort {
  /** Pathname with query; replays the current one; only addresses of this origin. */
  readonly path$: Observable<string>;
  getPath(): string;
  /** `path` starts with exactly one slash; anything else throws, so no outside text can lead off the site. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  back(): void;
  /** Pathnames with query that this document has shown, oldest first, the current one last; at most the latest 50. */
  getVisited(): readonly string[];
}
