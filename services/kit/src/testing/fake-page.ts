/** A link, by default back. */
export function linkTo(address: string, name = 'Back'): string {
  return `<a href="${address.replaceAll('&', '&amp;')}">${name}</a>`;
}

/** A page with a title, which is its heading too. */
export function pageOf(title: string, content: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${content}</html>`;
}

/** A page with one button for an action, or a link back. */
export function actionPage(title: string, action: string, cancelUrl: string): string {
  return pageOf(title, `<form method="post"><button>${action}</button></form>${linkTo(cancelUrl)}`);
}
