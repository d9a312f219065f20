import type { OpenApiMethod, OpenApiOperation, OpenApiParameter, OpenApiResponse } from './openapi-document.ts';
import { tagOf } from './tag-of.ts';

/** An address that is no declared call: a page, a redirect, a file, a stream or a socket. */
export type OtherAddress = {
  readonly method: OpenApiMethod;
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  /** What it answers: a media type, or the status when that is the answer. */
  readonly answers: string | 101 | 302 | 303;
  readonly query?: readonly string[];
  readonly takes?: string;
};

const PAGE = 'text/html';
const SOUND = 'audio/mpeg';

export const OTHER_ADDRESSES: readonly OtherAddress[] = [
  { method: 'get', path: '/openapi.json', id: 'getOpenApi', summary: 'This document', answers: 'application/json' },
  { method: 'get', path: '/docs', id: 'readDocs', summary: 'This document, to be read', answers: PAGE },
  { method: 'get', path: '/pages/style.css', id: 'getPageStyles', summary: 'Styles of the pages', answers: 'text/css' },
  {
    method: 'get',
    path: '/outbox',
    id: 'readOutbox',
    summary: 'Mails that nobody sends (without SMTP)',
    answers: PAGE,
  },
  {
    method: 'get',
    path: '/stations/nowplaying',
    id: 'openNowPlaying',
    summary: 'A socket that tells what the channels play, at first all of them and then each one that has changed',
    answers: 101,
  },
  {
    method: 'get',
    path: '/live/{station}/{file}',
    id: 'listenLive',
    summary: 'A live stream, {mount}.mp3, opened with the token that validateStreaming answers',
    answers: SOUND,
    query: ['token'],
  },
  {
    method: 'get',
    path: '/media/mixes/{id}/{file}',
    id: 'listenMix',
    summary: 'The sound of a mix, {kbps}.mp3, under the address that getMixUrls answers; in ranges when asked',
    answers: SOUND,
    query: ['expires', 'signature'],
  },
  {
    method: 'get',
    path: '/media/images/{kind}/{id}',
    id: 'getPicture',
    summary: 'A picture in the width asked for, as AVIF or WebP for whoever takes it',
    answers: 'image/*',
    query: ['width'],
  },
];

export function describeOtherAddress(address: OtherAddress): OpenApiOperation {
  const parameters = [...pathNames(address.path).map(inPath), ...(address.query ?? []).map(inQuery)];
  return {
    operationId: address.id,
    summary: address.summary,
    tags: [tagOf(address.path)],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(address.takes === undefined ? {} : { requestBody: { required: true, content: { [address.takes]: {} } } }),
    responses: { ...answerOf(address), default: { $ref: '#/components/responses/Unexpected' } },
  };
}

function answerOf({ answers, summary }: OtherAddress): Record<string, OpenApiResponse> {
  if (typeof answers === 'string') return { 200: { description: summary, content: { [answers]: {} } } };
  return { [answers]: { description: answers === 101 ? 'The socket is open.' : 'The browser is sent on.' } };
}

function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function inPath(name: string): OpenApiParameter {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}

function inQuery(name: string): OpenApiParameter {
  return { name, in: 'query', required: false, schema: { type: 'string' } };
}
