import { DISPATCH_KINDS, DISPATCH_MODELS_MAX, dispatchModelsSchema, LARGEST_ID } from '@afterglow/shared-contracts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { mergeModels, modelIds, parseModels, withoutKnown } from './models.ts';

const model = fc.record({ kind: fc.constantFrom(...DISPATCH_KINDS), id: fc.integer({ min: 1, max: 40 }) });
const models = fc.array(model, { minLength: 1, maxLength: DISPATCH_MODELS_MAX });
const write = (list: readonly { kind: string; id: number }[]) => list.map(({ kind, id }) => `${kind}:${id}`).join(',');
const isList = (text: string) => z.safeParse(dispatchModelsSchema, text).success;

test('[API-029] every list of up to ten models is read as written, each model once', () => {
  fc.assert(
    fc.property(models, (list) => {
      expect(isList(write(list))).toBe(true);
      const read = parseModels(write(list));
      for (const kind of DISPATCH_KINDS) {
        const ids = list.filter((one) => one.kind === kind).map(({ id }) => id);
        expect(read[kind]).toEqual(ids.filter((id, index) => ids.indexOf(id) === index));
      }
    }),
  );
});

test('[API-029] any other text is no list, even if it looks like one', () => {
  fc.assert(
    fc.property(models, fc.nat(), fc.constantFrom(',', ' ', ':', '-', '.', 'x', '\n', '%', '٣'), (list, at, odd) => {
      const text = write(list);
      const place = at % (text.length + 1);
      const spoilt = `${text.slice(0, place)}${odd}${text.slice(place)}`;
      expect(isList(spoilt)).toBe(false);
    }),
  );
  fc.assert(fc.property(fc.array(model, { minLength: 11, maxLength: 30 }), (list) => !isList(write(list))));
  fc.assert(fc.property(fc.string(), (text) => !isList(text) || text === write(text.split(',').map(readBack))));
});

function readBack(text: string): { kind: string; id: number } {
  const [kind = '', id] = text.split(':');
  return { kind, id: Number(id) };
}

test('a number that cannot be an ID belongs to nothing', () => {
  expect(parseModels(`mixes:0,mixes:${LARGEST_ID},mixes:${LARGEST_ID + 1},shows:9999999999`)).toEqual(
    modelIds([{ kind: 'mixes', id: LARGEST_ID }]),
  );
});

test('new models are merged with known ones without a repetition', () => {
  fc.assert(
    fc.property(models, models, (first, second) => {
      const known = modelIds(first);
      const all = mergeModels(known, withoutKnown(modelIds(second), known));
      expect(all).toEqual(modelIds([...first, ...second]));
    }),
  );
});
