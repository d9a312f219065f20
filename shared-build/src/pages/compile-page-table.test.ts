import { compilePageTable } from './compile-page-table.ts';
import { exportNameOf } from './module-name.ts';

test('an area loads each module by one function, whichever pages use it', () => {
  const channel = { path: '/radio/:channelId', name: 'channel', page: './pages/channel.page.tsx' };
  const text = compilePageTable({
    pages: {
      channel,
      schedule: { ...channel, path: '/radio/:channelId/schedule', within: 'channel' },
      noChannel: { path: '/radio/*', notFound: 'Channel' },
    },
    modals: { 'new-room': './modals/new-room.modal.tsx' },
  });
  expect(text.match(/import\("[^"]*"\)\)\.\w+/g)).toEqual([
    'import("./pages/channel.page.tsx")).ChannelPage',
    'import("./modals/new-room.modal.tsx")).newRoomModal',
  ]);
  expect(text).toContain('{ ...{"key":"schedule","path":"/radio/:channelId/schedule"}, load: load0 }');
  expect(text).toContain('{"key":"noChannel","path":"/radio/*","notFound":"Channel"}');
});

test.each([
  ['./pages/your-music.page.tsx', 'YourMusicPage'],
  ['./a/b/mix.page.tsx', 'MixPage'],
  ['./modals/audio-quality.modal.tsx', 'audioQualityModal'],
])('%s is recognized by its export %s', (module, name) => {
  expect(exportNameOf(module)).toBe(name);
});
