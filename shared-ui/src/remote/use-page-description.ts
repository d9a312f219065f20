import { useEffect } from 'react';

/** Describes the page to search engines and previews as long as it is shown; then the site's own description is back. */
export function usePageDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]') ?? newDescription();
    const before = meta.content;
    meta.content = text;
    return () => {
      meta.content = before;
    };
  }, [text]);
}

function newDescription(): HTMLMetaElement {
  return document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
}
