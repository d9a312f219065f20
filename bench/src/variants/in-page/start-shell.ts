import { LIVE_SET_ELEMENT_ID } from '@afterglow/shared-contracts';

/** Starts the site's shell; inserts the page's data first when it did not come with the document. */
export function startShell(liveSet?: string): Promise<unknown> {
  if (liveSet !== undefined) insertLiveSet(liveSet);
  return import(/* webpackMode: "eager" */ 'bench:shell.js');
}

function insertLiveSet(json: string): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = LIVE_SET_ELEMENT_ID;
  block.textContent = json;
  document.head.append(block);
}
