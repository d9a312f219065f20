import { renderToStaticMarkup } from 'react-dom/server';
import { Waveform } from './waveform.tsx';

test('it draws one bar a peak, and 140 calm ones while nobody knows', () => {
  const bars = (markup: string) => markup.match(/M[\d.]+ [\d.]+h2\.8/g)?.length;
  expect(bars(renderToStaticMarkup(<Waveform peaks={[0, 50, 100]} played={0} />))).toBe(3);
  expect(bars(renderToStaticMarkup(<Waveform peaks={null} played={0} />))).toBe(140);
});

test('what is played and buffered are shares of its width', () => {
  const markup = renderToStaticMarkup(<Waveform peaks={[10, 20]} played={0.25} buffered={0.5} />);
  expect(markup).toContain('class="buffered" width="4"');
  expect(markup).toContain('class="played" width="2"');
});
