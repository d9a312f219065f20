import { definePages } from '@afterglow/shared-area';

export const pages = definePages({
  channels: {
    path: '/radio',
    name: 'channel-index',
    page: './pages/channels.page.tsx',
    listed: true,
    title: 'Radio',
    description: 'Four channels of electronic music, live day and night on {brand}.',
    menu: { section: 'Radio', icon: 'radio', order: 300, quick: true, shortcut: true },
  },
  favorites: {
    path: '/radio/favorites',
    name: 'channel-index/favorites',
    access: 'member',
    page: './pages/favorites.page.tsx',
  },
  channel: {
    path: '/radio/:channelId',
    spelling: 'lower_case',
    name: 'channel',
    about: 'channel',
    listed: true,
    page: './pages/channel.page.tsx',
    menu: { section: 'Radio', each: 'channel', icon: 'live', order: 310 },
  },
  schedule: { path: '/radio/:channelId/schedule', name: 'channel/schedule', within: 'channel' },
  history: { path: '/radio/:channelId/history', name: 'channel/history', within: 'channel' },
  noChannel: { path: '/radio/*', notFound: 'Channel' },
});
