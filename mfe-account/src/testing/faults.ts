import { createEventBus, operations, type OperationName } from '@afterglow/shared-contracts';
import { buildCurrentUser, type FakeDataPort, type FakeSessionPort } from '@afterglow/shared-contracts/testing';
import { createDataLayer } from '@afterglow/shared-data';
import { act } from '@testing-library/react';

type Answer = () => Promise<Response>;

/** Longer than the timeout of any call. */
const TOO_LONG_MS = 11_000;

const refusedWith = (status: number) => () =>
  Promise.resolve(Response.json({ code: 'unexpected', message: 'No.' }, { status }));

const ANSWERS: readonly (readonly [what: string, answer: Answer])[] = [
  ...[400, 401, 404, 409, 413, 429, 500].map((status) => [`is answered with ${status}`, refusedWith(status)] as const),
  ['is answered with rubbish', () => Promise.resolve(new Response('<p>Welcome to this hotel</p>'))],
  ['is answered too late', () => new Promise(() => undefined)],
  ['is not answered at all', () => Promise.reject(new TypeError('Failed to fetch'))],
];

const layers: ReturnType<typeof createDataLayer>[] = [];

/** Every failure of a call, except for the statuses with a special meaning on the page. */
export function failuresExcept(...statuses: readonly number[]) {
  return ANSWERS.filter(([what]) => !statuses.some((status) => what.endsWith(` ${status}`)));
}

/** The call gets this response, through the real client; clocks are fake until `endSimulation`. */
export function simulateFailure(data: FakeDataPort, name: OperationName, answer: Answer): void {
  const layer = realLayer(answer);
  data.answer({ [name]: (input: object) => layer.data.call(name, input) });
}

/** The same for a login, which the session sends. */
export function simulateLoginFailure(session: FakeSessionPort, answer: Answer): void {
  const layer = realLayer(answer);
  session.login = (credentials) => layer.session.login(credentials);
}

/** The same for the check of a password, which the session of a member sends. */
export function simulateCheckFailure(session: FakeSessionPort, answer: Answer): void {
  const isCheck = (address: unknown) => new URL(String(address)).pathname.endsWith(operations.createToken.path);
  const layer = realLayer((address) => (isCheck(address) ? answer() : new Promise(() => undefined)));
  layer.session.adopt(buildCurrentUser());
  session.checkPassword = (password) => layer.session.checkPassword(password);
}

function realLayer(fetch: typeof globalThis.fetch) {
  const layer = createDataLayer({ bus: createEventBus(), baseUrl: 'https://service.test', fetch });
  layers.push(layer);
  return layer;
}

/** Waits until even a call without a response has timed out. */
export async function waitForFailure(): Promise<void> {
  await act(async () => void (await jest.advanceTimersByTimeAsync(TOO_LONG_MS)));
}

export function endSimulation(): void {
  layers.splice(0).forEach((layer) => layer.dispose());
  jest.useRealTimers();
}
