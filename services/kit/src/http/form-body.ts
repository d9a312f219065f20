import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** No own form has longer texts. */
const LONGEST_FORM_BYTES = 64 * 1024;

/** Lets the routes of a scope accept what a browser posts from a form; give it its own scope (`app.register`). */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(formbody, { bodyLimit: LONGEST_FORM_BYTES });
}
