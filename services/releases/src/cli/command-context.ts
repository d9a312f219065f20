import type { Environment } from '@afterglow/shared-contracts';
import {
  type RegistryAnswer,
  type RegistryInput,
  type RegistryOperation,
  registryOperations,
} from '@afterglow/shared-registry-contracts';
import { type CommandEnvironment, createOutput, type Output, type Stream } from '@afterglow/kit/command-line';
import { type ReleasesClient, isRegistryError, RegistryError } from '../client/index.ts';
import { callParts, type TypedOptions } from './call-parts.ts';
import { connect, type ConnectionOptions } from './connection.ts';
import { commandText } from '../http/command-text.ts';

/** The parts of its process that the program uses. */
export interface ProgramIo {
  readonly environment: CommandEnvironment;
  readonly stdout: Stream;
  readonly stderr: Stream;
  /** Asks a person for confirmation; undefined where no one can be asked. */
  readonly confirm?: (question: string) => Promise<boolean>;
  /** Builds areas of the workspace; without it only folders of releases are published. */
  readonly buildArea?: BuildArea;
}

/**
 * Builds an area's release from its current sources, unless it is built already; undefined for anything else. `area` is its name or
 * folder. A build takes long: `beforeBuild` gets the name of the area first, and may throw.
 */
export type BuildArea = (area: string, beforeBuild: (name: string) => Promise<void>) => Promise<BuiltArea | undefined>;

/** A release that was built from the current sources. */
export interface BuiltArea {
  readonly folder: string;
  /** The findings of the source checks; empty when they passed. */
  readonly problems: string;
}

export interface GlobalOptions extends ConnectionOptions {
  readonly json: boolean;
  readonly environment: Environment;
}

export interface CommandContext {
  readonly environment: Environment;
  readonly output: Output;
  readonly buildArea: BuildArea;
  /** Undefined where no one can be asked, as in a script. */
  readonly confirm: ProgramIo['confirm'];
  /** Throws without a token that the registry accepts, before work that may take long. */
  requireToken(operation: RegistryOperation, remote: string): Promise<void>;
  connect(operation: RegistryOperation, remote?: string): Promise<ReleasesClient>;
  call<O extends RegistryOperation>(operation: O, typed: TypedOptions): Promise<RegistryAnswer<O>>;
}

export function createContext(options: GlobalOptions, io: ProgramIo): CommandContext {
  const { environment } = options;
  const connectFor: CommandContext['connect'] = (operation, remote) =>
    connect(options, io.environment, { access: operation.access, remote });
  return {
    environment,
    output: createOutput(options.json, io.stdout, io.stderr),
    buildArea: io.buildArea ?? (() => Promise.resolve(undefined)),
    confirm: options.json ? undefined : io.confirm,
    async requireToken(operation, remote) {
      await requireToken(await connectFor(operation, remote), remote);
    },
    connect: connectFor,
    async call<O extends RegistryOperation>(operation: O, typed: TypedOptions) {
      const client = await connectFor(operation, typed['remote']);
      // The registry validates the typed values, and names the invalid field.
      return client.call(operation, callParts(operation, { ...typed, environment }) as unknown as RegistryInput<O>);
    },
  };
}

async function requireToken(client: ReleasesClient, remote: string): Promise<void> {
  try {
    await client.call(registryOperations.listGrants, {});
  } catch (error) {
    if (!isRegistryError(error) || error.code !== 'not_authenticated') throw error;
    const missing = client.hasToken
      ? 'This token is unknown, has expired, or was revoked'
      : `You need a token to publish ${remote}, and this machine has none`;
    const make = commandText(`make-token "<who>" team --remote ${remote}`);
    throw new RegistryError(
      error.status,
      'no-token',
      `${missing}. Ask a release manager to create one: ${make}. Then pass it with --token or AFTERGLOW_TOKEN.`,
    );
  }
}
