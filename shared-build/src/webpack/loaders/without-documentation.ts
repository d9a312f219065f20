const SUMMARY = /\bsummary:\s{0,9}(?:'[^'\n]{0,300}'|"[^"\n]{0,300}"),\s{0,9}/g;
const REFUSALS = /\brefusals:\s{0,9}\[[\d, ]{0,60}\],\s{0,9}/g;

const HEADERS = /\bheaders:\s{0,9}\{[^{}]{0,900}\},\s{0,9}/g;

/** Removes a call's summary, errors and header descriptions, which belong to the service's documentation and are unused in browsers. */
export default function withoutDocumentation(source: string): string {
  return source.replaceAll(SUMMARY, '').replaceAll(REFUSALS, '').replaceAll(HEADERS, '');
}
