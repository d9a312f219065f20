import { request } from 'node:http';
import { REPORTS_PATH, type ReleaseReport } from '@afterglow/shared-contracts';

/** Reports like a tab that reaches the site from another IP of this machine, such as 127.0.0.5. */
export function reportFrom(localAddress: string, siteUrl: string, report: ReleaseReport): Promise<number> {
  const url = new URL(REPORTS_PATH, siteUrl);
  // IPs other than 127.0.0.1 reach only a listener of their own family.
  url.hostname = '127.0.0.1';
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', localAddress, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(report));
  });
}
