/** An object of a bucket. */
export interface BucketObject {
  readonly key: string;
  readonly sizeBytes: number;
}

/** A page of a bucket's listing, and where the next one begins. */
export interface Listing {
  readonly objects: readonly BucketObject[];
  readonly next: string | undefined;
}

/** Reads the answer to ListObjectsV2, in which an object is flat and its texts hold no markup. */
export function readListing(xml: string): Listing {
  const [, ...contents] = xml.split('<Contents>');
  const isTruncated = textOf(xml, 'IsTruncated') === 'true';
  return {
    objects: contents.map((one) => ({ key: textOf(one, 'Key') ?? '', sizeBytes: Number(textOf(one, 'Size')) })),
    next: isTruncated ? textOf(xml, 'NextContinuationToken') : undefined,
  };
}

function textOf(xml: string, element: string): string | undefined {
  const begin = xml.indexOf(`<${element}>`);
  const end = xml.indexOf(`</${element}>`, begin);
  return begin === -1 || end === -1 ? undefined : withoutEntities(xml.slice(begin + element.length + 2, end));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
