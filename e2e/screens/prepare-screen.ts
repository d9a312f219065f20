import type { Page, Route } from '@playwright/test';
import { Listener } from '../pages/listener.ts';
import type { Screen } from './screen.ts';

/** The state of the browser when the page opens. */
export async function prepareScreen(page: Page, siteUrl: string, screen: Screen): Promise<void> {
  const { as, answers = {}, stored = {}, isSocketAway = false } = screen;
  if (as !== undefined) await comeBack(new Listener(page, siteUrl), as);
  if (isSocketAway) await page.routeWebSocket(/nowplaying/, (socket) => void socket.close());
  await page.addInitScript(store, stored);
  if (Object.values(answers).includes('offline')) await page.addInitScript(beOffline);
  for (const [pattern, answer] of Object.entries(answers)) {
    await page.route(new RegExp(pattern), (route) => answerWith(route, answer));
  }
}

async function answerWith(route: Route, answer: unknown): Promise<void> {
  if (answer === 'never') return;
  if (answer === 'offline') return route.abort('internetdisconnected');
  if (answer === 'failing') return route.fulfill({ status: 500, json: { error: 'internal' } });
  if (isWhole(answer)) return route.fulfill({ status: answer.status, json: answer.body });
  if (!isChange(answer)) return route.fulfill({ json: answer });
  const response = await route.fetch();
  return route.fulfill({ json: { ...(await response.json()), ...answer.changed } });
}

function store(entries: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
}

/** Runs in the page, whose code still loads. */
function beOffline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false });
}

/** A response other than 200. */
function isWhole(answer: unknown): answer is { readonly status: number; readonly body: unknown } {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;
}

/** The service's response with changes. */
function isChange(answer: unknown): answer is { readonly changed: object } {
  return typeof answer === 'object' && answer !== null && 'changed' in answer;
}

async function comeBack(listener: Listener, email: string): Promise<void> {
  await listener.comeBackAsMember(email);
  await listener.page.addInitScript(() => localStorage.setItem('playbackHistory', '[14,3,25,8,31,2,19]'));
}
