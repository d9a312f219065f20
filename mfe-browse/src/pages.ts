import { definePages } from '@afterglow/shared-area';

export const pages = definePages({
  home: {
    path: '/',
    name: 'home',
    about: 'home',
    page: './pages/home.page.tsx',
    listed: true,
    title: 'Live radio and DJ mixes',
    description: 'Live radio and DJ mixes, day and night. Tune in to four channels or play any mix on demand.',
    menu: { section: 'Home', icon: 'home', order: 100, quick: true },
  },

  mix: {
    path: '/mix/:mixId(number)',
    aliases: ['/shows/:showId(number)/mix/:mixId(number)'],
    name: 'mix',
    about: 'mix',
    listed: true,
    page: './pages/mix.page.tsx',
  },
  noMix: { path: '/mix/*', aliases: ['/shows/:showId/mix/*'], notFound: 'Mix' },

  show: {
    path: '/shows/:showId(number)',
    name: 'show',
    about: 'show',
    listed: true,
    page: './pages/show.page.tsx',
  },
  aboutShow: { path: '/shows/:showId(number)/about', name: 'show/about', within: 'show' },
  noShow: { path: '/shows/*', notFound: 'Show' },

  artist: {
    path: '/artist/:name?/:artistId(number)',
    name: 'artist',
    about: 'artist',
    listed: true,
    page: './pages/artist.page.tsx',
  },
  aboutArtist: { path: '/artist/:name?/:artistId(number)/about', name: 'artist/about', within: 'artist' },
  noArtist: { path: '/artist/*', notFound: 'Artist' },

  latestMixes: {
    path: '/browse/mixes/latest',
    aliases: ['/browse/mixes'],
    name: 'browse/mixes/latest',
    page: './pages/mixes.page.tsx',
    listed: true,
    title: 'Latest Mixes',
    description: 'The latest DJ mixes on {brand}.',
    menu: { section: 'Home', label: 'Mixes', icon: 'disc', order: 140 },
  },
  trendingMixes: {
    path: '/browse/mixes/trending',
    page: './pages/mixes.page.tsx',
    listed: true,
    title: 'Trending Mixes',
    description: "The DJ mixes everyone's playing right now on {brand}.",
  },
  recentMixes: { path: '/browse/mixes/recently', access: 'member', page: './pages/mixes.page.tsx' },

  charts: {
    path: '/browse/charts',
    name: 'browse/charts/index',
    page: './pages/playlists.page.tsx',
    listed: true,
    title: 'Charts',
    description: '{brand} charts: the most played DJ mixes.',
    menu: { section: 'Home', label: 'Charts', icon: 'chart', order: 110 },
  },
  chart: {
    path: '/browse/charts/:chartId(number)',
    name: 'browse/charts',
    about: 'chart',
    listed: true,
    page: './pages/playlists.page.tsx',
  },
  noChart: { path: '/browse/charts/*', notFound: 'Chart' },

  playlists: {
    path: '/browse/playlists',
    name: 'browse/playlists/index',
    page: './pages/playlists.page.tsx',
    listed: true,
    title: 'Playlists',
    description: 'DJ mixes for every hour, picked by the {brand} team.',
    menu: { section: 'Home', label: 'Playlists', icon: 'tracklist', order: 120 },
  },
  playlist: {
    path: '/browse/playlists/:playlistId(number)',
    name: 'browse/playlists',
    about: 'playlist',
    listed: true,
    page: './pages/playlists.page.tsx',
  },
  noPlaylist: { path: '/browse/playlists/*', notFound: 'Playlist' },

  genres: {
    path: '/browse/genres',
    page: './pages/genres.page.tsx',
    listed: true,
    title: 'Genres',
    description: 'Find DJ mixes on {brand} by genre and mood.',
    menu: { section: 'Home', label: 'Genres & Moods', icon: 'grid', order: 130 },
  },
  genre: { path: '/genre/:genreId', spelling: 'lower_case', name: 'genre', page: './pages/genres.page.tsx' },
  noGenre: { path: '/genre/*', notFound: 'Genre' },

  yourMixes: {
    path: '/yourmusic/mixes',
    formerly: ['/yourmusic'],
    name: 'your-music/mixes',
    access: 'member',
    page: './pages/your-music.page.tsx',
    menu: { section: 'Your Music', icon: 'heart', order: 400, quick: true },
  },
  yourArtists: { path: '/yourmusic/artists', name: 'your-music/artists', within: 'yourMixes' },
  yourShows: { path: '/yourmusic/shows', name: 'your-music/shows', within: 'yourMixes' },
  yourGenres: { path: '/yourmusic/genres', name: 'your-music/genres', within: 'yourMixes' },
  noList: { path: '/yourmusic/*', within: 'yourMixes' },
});
