import { REPORTS_PATH } from '@afterglow/shared-contracts';
import { releaseReportSchema } from '@afterglow/shared-contracts/services';
import { reportInvalidResponse } from './report-invalid-response.ts';

test('an invalid response is reported as one of this shell, within the limits of the registry', async () => {
  const sent: [string, Blob][] = [];
  navigator.sendBeacon = (address, body) => sent.push([String(address), body as Blob]) > 0;
  reportInvalidResponse({ operation: 'getMix', field: 'show.title', message: 'x'.repeat(2000) });
  const [address, body] = sent[0] ?? [];
  expect(address).toBe(REPORTS_PATH);
  const report = releaseReportSchema.parse(JSON.parse(await textOf(body)));
  expect(report).toMatchObject({
    kind: 'malformed-answer',
    remote: 'shell',
    version: '0.0.0-test',
    operation: 'getMix',
    field: 'show.title',
  });
});

/** jsdom's blobs cannot return their text. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob ?? new Blob());
  });
}
