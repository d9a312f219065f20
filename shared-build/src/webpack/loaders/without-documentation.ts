const SUMMARY = /\bsummary:\s{0,9}(?:'[^'\n]{0,300}'|"[^"\n]{0,300}"),\s{0,9}/g;
const REFUSALS = /\brefusals:\s{0,9}\[[\d, ]{0,60}\],\s{0,9}/g;

const HEADERS = /\bheaders:\s{0,9}\{[^{}]{0,900}\},\s{0,9}/g;

/** What a call is for, how it may be refused and what the headers of its answer mean is told in the description of the service, which no browser reads. */
export default function withoutDocumentation(source: string): string {
  return source.replaceAll(SUMMARY, '').replaceAll(REFUSALS, '').replaceAll(HEADERS, '');
}
