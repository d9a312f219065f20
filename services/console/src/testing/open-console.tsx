import type { ConsoleSession, Overview } from '@afterglow/shared-registry-contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { FakeEventSource, installFakeEventSource } from './fake-event-source.ts';
import { type FakeRegistry, installFakeRegistry } from './fake-registry.ts';

interface OpenConsoleOptions {
  readonly session: ConsoleSession;
  readonly overview: Overview;
  readonly search?: string;
  readonly prepare?: (registry: FakeRegistry) => void;
}

/** Opens the whole console of a logged-in person, after its first overview. */
export async function openConsole({ session, overview, search = '', prepare }: OpenConsoleOptions) {
  const registry = installFakeRegistry();
  installFakeEventSource();
  window.history.replaceState(null, '', `/releases/${search}`);
  registry.answer('getSession', () => ({ session }));
  registry.answer('getHistory', () => ({ entries: [] }));
  registry.answer('listReports', () => ({ counts: [] }));
  registry.answer('listVersions', () => ({ versions: [] }));
  registry.answer('getHealth', () => ({
    remote: 'radio',
    currentHourIso: '2026-11-25T20:00:00.000Z',
    hours: 24,
    versions: [],
  }));
  prepare?.(registry);
  render(<App code={undefined} />);
  await screen.findByRole('banner');
  const emit = (reported: Overview) => act(() => FakeEventSource.last.emit(reported));
  emit(overview);
  return { registry, emit, user: userEvent.setup() };
}
