import { type ApiAnswer, createCatalogReader } from './catalog-reader.ts';

const reader = (answer: ApiAnswer) => createCatalogReader(async () => answer);

test.each([
  ['is refused', { status: 503, body: '{}', total: null }, 'answer_refused'],
  ['breaks its contract', { status: 200, body: '{"title":"only"}', total: null }, 'answer_malformed'],
  ['is not JSON', { status: 200, body: '<html>', total: null }, 'answer_malformed'],
])('a call that %s rejects with its name, status and reason', async (_, answer, code) => {
  await expect(reader(answer).read('getMix', { id: 1 })).rejects.toMatchObject({
    name: 'CatalogError',
    code,
    operation: 'getMix',
    status: answer.status,
  });
});

test('a list without a total rejects with its name', async () => {
  await expect(reader({ status: 200, body: '[]', total: null }).count('listMixes')).rejects.toMatchObject({
    code: 'total_missing',
    operation: 'listMixes',
  });
});

test('a rejected list fails as rejected, not as a list without a total', async () => {
  await expect(reader({ status: 503, body: '{}', total: null }).count('listMixes')).rejects.toMatchObject({
    code: 'answer_refused',
    status: 503,
  });
});
