import { useEffect } from 'react';

/**
 * Describes the page to search engines and previews while it is mounted; then the site's own description is restored.
 */
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
