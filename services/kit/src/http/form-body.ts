import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** No form of ours has longer texts. */
const LONGEST_FORM_BYTES = 64 * 1024;

/** Lets the routes of one scope take what a browser posts from a form; give it a scope of its own (`app.register`). */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(formbody, { bodyLimit: LONGEST_FORM_BYTES });
}
