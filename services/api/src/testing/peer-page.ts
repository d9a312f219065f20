/** A link on a page of a peer. */
export function linkTo(address: string, name = 'Back'): string {
  return `<a href="${address.replaceAll('&', '&amp;')}">${name}</a>`;
}

export function pageOf(title: string, content: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${content}</html>`;
}

/** A page on which someone does something by one button, or goes back. */
export function deedPage(title: string, deed: string, cancelUrl: string): string {
  return pageOf(title, `<form method="post"><button>${deed}</button></form>${linkTo(cancelUrl)}`);
}
