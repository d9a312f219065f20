import { apiErrorCodeSchema } from '@afterglow/shared-contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod/mini';
import type { OpenApiDocument, OpenApiResponse } from '@afterglow/kit';
import type { FuzzRequest } from './fuzz-request.ts';
import { SCRIPT } from './odd-values.ts';
import type { RawAnswer } from './send-raw.ts';

/** The problem with a response; undefined when there is none. */
export type JudgeAnswer = (request: FuzzRequest, answer: RawAnswer) => string | undefined;

const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;
const BUSY = 503;
/** Sent before the service knows the route. */
const UNREADABLE = new Set([400, 414, 431]);

const refusalSchema = z.object({ code: apiErrorCodeSchema, message: z.string().check(z.minLength(1)) });

/** Checks responses against the document with a JSON schema validator, and searches for other members' texts. */
export function createResponseValidator(document: OpenApiDocument, secrets: readonly string[]): JudgeAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const matches: Matches = (request, status, value) => {
    const steps = [
      request.path,
      request.method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
    ];
    const pointer = ['paths', ...steps, 'schema'].map(escapePointer).join('/');
    const validate = ajv.getSchema(`document#/${pointer}`);
    if (validate === undefined) return undefined;
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };
  return (request, answer) =>
    judgeText(request, answer, secrets) ??
    judgeStatus(request, answer.status) ??
    (isOperation(request) ? judgeShape(request, answer, matches) : undefined);
}

function judgeStatus(request: FuzzRequest, status: number): string | undefined {
  const isDeclared = String(status) in request.operation.responses;
  if (status >= FIRST_FAILURE && !(status === BUSY && isDeclared)) return `fails with ${status}`;
  if (!isOperation(request) || isDeclared || UNREADABLE.has(status)) return undefined;
  return `answers ${status}, which is not declared`;
}

type Matches = (request: FuzzRequest, status: number, value: unknown) => string | undefined;

function judgeShape(request: FuzzRequest, answer: RawAnswer, matches: Matches): string | undefined {
  const { status, text = '' } = answer;
  if (status >= FIRST_REFUSAL) return judgeRefusal(text);
  return text === '' ? undefined : matches(request, status, JSON.parse(text));
}

function judgeText(request: FuzzRequest, answer: RawAnswer, secrets: readonly string[]): string | undefined {
  const { text = '', contentType } = answer;
  const sent = secrets.find((secret) => request.role !== 'superAdmin' && text.includes(secret));
  if (sent !== undefined) return `tells "${sent}" to who may not know it`;
  return contentType.startsWith('text/html') && text.includes(SCRIPT) ? 'repeats a script in a page' : undefined;
}

function judgeRefusal(text: string): string | undefined {
  try {
    return z.safeParse(refusalSchema, JSON.parse(text)).success ? undefined : `refuses in another shape: ${text}`;
  } catch {
    return `refuses without JSON: ${text}`;
  }
}

/** Pages, files and streams have shapes of their own. */
function isOperation({ operation }: FuzzRequest): boolean {
  const answers: readonly (OpenApiResponse | { readonly $ref: string } | undefined)[] = [
    operation.responses['200'],
    operation.responses['204'],
  ];
  return '400' in operation.responses && answers.some((answer) => answer !== undefined);
}

function escapePointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
