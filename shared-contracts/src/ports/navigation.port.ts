import type { Observable } from 'rxjs';

/** Navigation across areas, without a page load. */
export interface NavigationPort {
  /** Pathname with query, replayed; only addresses of this origin. */
  readonly path$: Observable<string>;
  getPath(): string;
  /** `path` starts with one slash; anything else throws, so no text from outside can lead off the site. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  back(): void;
}
