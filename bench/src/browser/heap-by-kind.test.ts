import { type HeapSnapshot, sizesByKind } from './heap-by-kind.ts';

const META = {
  node_fields: ['type', 'name', 'self_size'],
  node_types: [['hidden', 'code', 'object', 'native', 'synthetic'], 'string', 'number'],
};
const snapshot = (...nodes: readonly number[]): HeapSnapshot => ({ snapshot: { meta: META }, nodes });

test('compiled code is separated from everything else, and the DOM is excluded', () => {
  const nodes = [1, 0, 100, 2, 1, 30, 1, 2, 11, 0, 3, 4, 3, 4, 5000, 4, 5, 700];
  expect(sizesByKind(snapshot(...nodes))).toEqual({ codeBytes: 111, dataBytes: 34 });
});

test('a snapshot of another format is rejected', () => {
  const other = { snapshot: { meta: { node_fields: ['name'], node_types: ['string'] } }, nodes: [1] };
  expect(() => sizesByKind(other)).toThrow('unknown form');
});
