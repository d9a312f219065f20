import { ApiError, type ApiFailureCode } from '../errors.ts';
import { reportOnce, type InvalidResponse } from './invalid-responses.ts';

test('an answer that does not fit is told of with its operation and field', () => {
  const { told, tell } = listening();
  tell(invalidResponse('getMix', 'show.title'));
  expect(told).toEqual([
    { operation: 'getMix', field: 'show.title', message: 'getMix: the answer does not fit: show.title' },
  ]);
});

test('the same mistake is told of once, whichever item of a list it is in', () => {
  const { told, tell } = listening();
  for (const field of ['0.title', '1.title', '17.title', '3.duration']) tell(invalidResponse('listMixes', field));
  tell(invalidResponse('getMix', 'title'));
  expect(told.map(({ operation, field }) => `${operation} ${field}`)).toEqual([
    'listMixes 0.title',
    'listMixes 3.duration',
    'getMix title',
  ]);
});

test.each<ApiFailureCode>(['network_failed', 'timed_out', 'request_malformed', 'unexpected'])(
  'a call that fails with %s is no such mistake',
  (code) => {
    const { told, tell } = listening();
    tell(new ApiError({ operation: 'getMix', code, status: null, message: 'no' }));
    expect(told).toEqual([]);
  },
);

function listening() {
  const told: InvalidResponse[] = [];
  return { told, tell: reportOnce((answer) => told.push(answer)) };
}

function invalidResponse(operation: string, field: string): ApiError {
  const message = `the answer does not fit: ${field}`;
  return new ApiError({ operation, code: 'answer_malformed', status: 200, message, field });
}
