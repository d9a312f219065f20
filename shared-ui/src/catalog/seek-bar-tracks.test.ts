import { seekBarTracks } from './seek-bar-tracks.ts';

test('a seek bar names its tracks title first, and omits those without a time', () => {
  const track_list = [
    { title: 'Foxglove', artist: 'Zola Hartmann', start_seconds: 0 },
    { title: 'Unknown', artist: 'Nobody' },
    { title: 'Quickstep', artist: 'Cardinal Points', start_seconds: 105 },
  ];
  expect(seekBarTracks({ track_list })).toEqual([
    { startMs: 0, title: 'Foxglove · Zola Hartmann' },
    { startMs: 105_000, title: 'Quickstep · Cardinal Points' },
  ]);
});
