import type { Observable } from 'rxjs';

/** Navigation across areas, without a page load. */
export interface NavigationPort {
  /** Pathname with query; replays the current one; only URLs of this origin. */
  readonly path$: Observable<string>;
  getPath(): string;
  /** `path` starts with exactly one slash; anything else throws, so no outside text can lead off the site. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** One page back; home from the first page of the site in this tab's history. */
  back(): void;
  /** Whether `back` leads to an earlier page; missing in hosts before 1.3.0. */
  canGoBack?(): boolean;
  /** Pathnames with query that this tab has shown, oldest first, the current one last; at most the latest 50. */
  getVisited(): readonly string[];
}
