import { buildMix } from '@afterglow/shared-contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { Waveform } from './waveform.tsx';

const barsOf = (markup: string) => markup.match(/M[\d.]+ [\d.]+h2\.8/g)?.length;

test('[PLAYER-051] the waveform of a mix has 140 bars, and as many flat ones while unknown', () => {
  expect(barsOf(renderToStaticMarkup(<Waveform peaks={buildMix().waveform} played={0} />))).toBe(140);
  expect(barsOf(renderToStaticMarkup(<Waveform peaks={null} played={0} />))).toBe(140);
});

test('it draws one bar per peak', () => {
  expect(barsOf(renderToStaticMarkup(<Waveform peaks={[0, 50, 100]} played={0} />))).toBe(3);
});

test('played and buffered parts are shares of its width', () => {
  const markup = renderToStaticMarkup(<Waveform peaks={[10, 20]} played={0.25} buffered={0.5} />);
  expect(markup).toContain('class="buffered" width="4"');
  expect(markup).toContain('class="played" width="2"');
});

test('[PLAYER-052] the bars are as high as the peaks of the mix, and filled up to the position', () => {
  const peaks = Array.from({ length: 140 }, (_, bar) => (bar * 7) % 101);
  const markup = renderToStaticMarkup(<Waveform peaks={buildMix({ waveform: peaks }).waveform} played={0.5} />);
  const heights = [...markup.matchAll(/h2\.8v([\d.]+)h/g)].map(([, height]) => Number(height));
  expect(heights).toEqual(peaks.map((peak) => Math.max(peak, 6))); // even silence is drawn
  expect(markup).toContain('class="played" width="280"');
});
