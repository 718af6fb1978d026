import type { Beacon } from '@firn/shared-contracts/delivery';
import type { Page, Request, Route } from 'playwright-core';
import { OVERRIDE_HEADER } from '../override/read-overrides.ts';
import { standInAnswer } from './stand-in-api.ts';

export interface TabRequests {
  /** Origin of the gateway. */
  readonly origin: string;
  readonly token: string;
  /** Called with each report the shell wants to send. */
  onBeacon(beacon: Beacon): void;
}

/** Keeps changes of the registry from the tab; it asks again in an hour. */
const SILENT_EVENTS = { status: 200, contentType: 'text/event-stream', body: 'retry: 3600000\n\n' };

/** The gateway resolves these per visitor. */
function isResolved(request: Request, path: string): boolean {
  return request.isNavigationRequest() || path === '/delivery/registry';
}

async function answer(route: Route, { origin, token, onBeacon }: TabRequests): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  // The verification depends on no third party: neither map tiles nor the tag manager.
  if (url.origin !== origin) return route.fulfill({ status: 204, body: '' });
  if (url.pathname.startsWith('/api/')) return route.fulfill(standInAnswer(request.method(), url.pathname));
  if (url.pathname === '/delivery/events') return route.fulfill(SILENT_EVENTS);
  if (url.pathname === '/delivery/beacons') {
    onBeacon(JSON.parse(request.postData() ?? '{}') as Beacon);
    return route.fulfill({ status: 202, body: '' });
  }
  if (!isResolved(request, url.pathname)) return route.continue();
  return route.continue({ headers: { ...request.headers(), [OVERRIDE_HEADER]: token } });
}

/** Requests the candidate from the gateway and answers every call that would read, write or count. */
export async function answerRequests(tab: Page, requests: TabRequests): Promise<void> {
  await tab.route('**/*', (route) => answer(route, requests));
}
