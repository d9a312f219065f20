import type { ExtraRoute, OpenApiOperation, OpenApiParameter, OpenApiResponse } from '@afterglow/kit';
import { tagOf } from './tag-of.ts';

const DESCRIPTIONS = {
  101: 'The socket is open.',
  204: 'Done.',
  302: 'The browser is redirected.',
  303: 'The browser is redirected.',
} as const;

export function describeExtraRoute(address: ExtraRoute): OpenApiOperation {
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

function answerOf({ answers, summary }: ExtraRoute): Record<string, OpenApiResponse> {
  if (typeof answers === 'string') return { 200: { description: summary, content: { [answers]: {} } } };
  return { [answers]: { description: DESCRIPTIONS[answers] } };
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
