import type { OperationName } from '../http/operations.ts';
import type { CallInput, CallResult, DataPort } from '../ports/data.port.ts';

/** A response of the service; `total` is the length of a list, and `headers` are empty by default. */
export type FakeResponse<Name extends OperationName> = Pick<CallResult<Name>, 'data'> & Partial<CallResult<Name>>;

/** The service's responses, by the name of the call. */
export type FakeResponses = {
  [Name in OperationName]?: (input: CallInput<Name>) => FakeResponse<Name> | Promise<FakeResponse<Name>>;
};

/** A data port with responses set by a test, whose calls the test can read. */
export interface FakeDataPort extends DataPort {
  readonly calls: readonly { readonly name: OperationName; readonly input: CallInput<OperationName> }[];
  /** Replaces or adds responses; an error thrown in one reaches the caller. */
  answer(answers: FakeResponses): void;
  queriesOf(name: OperationName): readonly unknown[];
}

/** A service with the given responses; a call without one rejects and names the call. */
export function createFakeDataPort(answers: FakeResponses = {}): FakeDataPort {
  const answering: FakeResponses = { ...answers };
  const calls: { name: OperationName; input: CallInput<OperationName> }[] = [];
  return {
    calls,
    answer: (more) => void Object.assign(answering, more),
    queriesOf: (name) => calls.filter((call) => call.name === name).map((call) => call.input.query),
    async call(name, input = {}) {
      calls.push({ name, input });
      const answerOf = answering[name];
      if (!answerOf) throw new Error(`The fake service has no answer for "${name}".`);
      const { data, headers = new Headers(), total } = await answerOf(input);
      return { data, headers, total: total ?? (Array.isArray(data) ? data.length : null) };
    },
  };
}
