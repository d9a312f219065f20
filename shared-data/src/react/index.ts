export { DataProvider } from './data-provider.tsx';
export { useResource, type UseResourceOptions } from './use-resource.ts';
export { type Update, type UpdatedBy, type Write } from '../cache/write-through.ts';
export { readResource } from './read-resource.ts';
export { useInfiniteResource, type InfiniteResourceState } from './use-infinite-resource.ts';
export { usePagedResource, type PagedResourceState } from './pages/use-paged-resource.ts';
export { type PageLengths } from './pages/list-pages.ts';
export { useContinueAt, useListeningOffer } from './use-listening.ts';
export { type ListeningOffer } from '../listening/listening-state.ts';
export { useNowPlaying } from './use-now-playing.ts';
export { useIsNowPlayingStale } from './use-now-playing-stale.ts';
export { useFavorite, useFavoriteChannel, useFavoriteChannels, type FavoriteControl } from './use-favorite.ts';
export { useRecentSearches } from './use-recent-searches.ts';
export { type RecentSearch } from '../recent-searches/recent-searches-store.ts';
export { useSettings } from './use-settings.ts';
export { useSession } from './use-session.ts';
export { type ResourceState } from './resource-state.ts';
export { isApiError, type ApiError, type ApiFailureCode } from '../errors.ts';
export { activeSubscription, hasBeenPremium, isPaidViaMobile, managedSubscription } from '../session/entitlement.ts';

export { type Page, type PageOptions, type Resource, type ResourceContext } from '../resources/resource.ts';
export { episode, episodes } from '../resources/episodes.resource.ts';
export { resolveModels, resolveRelated } from '../resources/related.ts';
export { type ModelName, type Models } from '../resources/models.ts';
export { createSafeStorage } from '../storage/safe-storage.ts';
export { notify } from '../session/notify.ts';
export { pictureUpload, type PictureUpload } from '../client/picture-upload.ts';
export { artist, artistsByName, artistsOfGenre, trendingArtists } from '../resources/artists.resource.ts';
export { banners } from '../resources/banners.resource.ts';
export { allFavorites, favorites } from '../resources/favorites.resource.ts';
export { genres } from '../resources/genres.resource.ts';
export { memberRecord, type MemberRecord } from '../resources/members.resource.ts';
export {
  latestMixes,
  mix,
  mixesOfArtist,
  mixesOfGenre,
  mixesOfShow,
  relatedMixes,
  trendingMixes,
  type MixOrder,
} from '../resources/mixes.resource.ts';
export { nowPlaying, type NowPlaying } from '../resources/now-playing.resource.ts';
export { charts, playlist, playlistMixes, playlists } from '../resources/playlists.resource.ts';
export { search, type SearchAnswer, type SearchOptions } from '../resources/search.resource.ts';
export { show } from '../resources/shows.resource.ts';
export { schedule, stations, type Stations } from '../resources/stations.resource.ts';
export { plans, subscriptions } from '../resources/subscriptions.resource.ts';

// Names that released remotes import; removed with contracts 2.0.0.
export { notify as tell } from '../session/notify.ts';
