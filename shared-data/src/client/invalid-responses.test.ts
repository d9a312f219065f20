import { ApiError, type ApiFailureCode } from '../errors.ts';
import { reportOnce, type InvalidResponse } from './invalid-responses.ts';

test('an invalid response is reported with its operation and field', () => {
  const { reported, report } = listening();
  report(invalidResponse('getMix', 'show.title'));
  expect(reported).toEqual([
    { operation: 'getMix', field: 'show.title', message: 'getMix: the answer does not fit: show.title' },
  ]);
});

test('the same mistake is reported once, for any item of a list', () => {
  const { reported, report } = listening();
  for (const field of ['0.title', '1.title', '17.title', '3.duration']) report(invalidResponse('listMixes', field));
  report(invalidResponse('getMix', 'title'));
  expect(reported.map(({ operation, field }) => `${operation} ${field}`)).toEqual([
    'listMixes 0.title',
    'listMixes 3.duration',
    'getMix title',
  ]);
});

test.each<ApiFailureCode>(['network_failed', 'timed_out', 'request_malformed', 'unexpected'])(
  'a call that fails with %s is not reported as invalid',
  (code) => {
    const { reported, report } = listening();
    report(new ApiError({ operation: 'getMix', code, status: null, message: 'no' }));
    expect(reported).toEqual([]);
  },
);

function listening() {
  const reported: InvalidResponse[] = [];
  return { reported, report: reportOnce((answer) => reported.push(answer)) };
}

function invalidResponse(operation: string, field: string): ApiError {
  const message = `the answer does not fit: ${field}`;
  return new ApiError({ operation, code: 'answer_malformed', status: 200, message, field });
}
