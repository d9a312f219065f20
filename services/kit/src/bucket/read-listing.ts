/** An object of a bucket. */
export interface BucketObject {
  readonly key: string;
  readonly sizeBytes: number;
}

export interface Listing {
  readonly objects: readonly BucketObject[];
  readonly next: string | undefined;
}

/** Parses the response to ListObjectsV2, in which objects are flat and texts hold no markup. */
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
