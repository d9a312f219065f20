import { createRandom } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: string) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.next());
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('draws stay inside their bounds and reach both ends of an integer range', () => {
  const random = createRandom('bounds');
  const integers = new Set(Array.from({ length: 200 }, () => random.integer(2, 5)));
  expect([...integers].sort()).toEqual([2, 3, 4, 5]);
  for (let draw = 0; draw < 200; draw += 1) {
    const value = random.between(-1, 3);
    expect(value).toBeGreaterThanOrEqual(-1);
    expect(value).toBeLessThan(3);
  }
});

test('chance follows its probability', () => {
  const random = createRandom('chance');
  const hits = Array.from({ length: 4000 }, () => random.chance(0.25)).filter(Boolean).length;
  expect(hits / 4000).toBeCloseTo(0.25, 1);
});
