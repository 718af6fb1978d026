import type { Beacon } from '@firn/shared-contracts/delivery';
import type { ConsoleMessage, Page, Request } from 'playwright-core';

/** The browser's own message about a failed request; requests are watched separately, and the API is a stand-in. */
const FAILED_REQUEST = /^Failed to load resource/;
/** Requests that were dropped because the page was left. */
const ABORTED = 'net::ERR_ABORTED';

/** Reports of the shell that are not failures. */
const GOOD_PHASES: readonly string[] = ['load', 'vitals'];

/** Everything a page view complains about, as sentences. */
export interface TabComplaints {
  readonly messages: ReadonlySet<string>;
  beacon(beacon: Beacon): void;
  add(message: string): void;
}

export function watchTab(tab: Page, origin: string): TabComplaints {
  const messages = new Set<string>();
  const isReleaseFile = (request: Request) => request.url().startsWith(`${origin}/remotes/`);
  const pathOf = (request: Request) => request.url().slice(origin.length);

  tab.on('pageerror', ({ message }) => messages.add(`throws where nobody catches it: ${message}`));
  tab.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' || FAILED_REQUEST.test(message.text())) return;
    messages.add(`writes an error to the console: ${message.text()}`);
  });
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (isReleaseFile(request) && reason !== ABORTED) messages.add(`${pathOf(request)}: ${reason}`);
  });
  tab.on('response', (response) => {
    if (isReleaseFile(response.request()) && response.status() >= 400) {
      messages.add(`${pathOf(response.request())}: ${response.status()}`);
    }
  });

  return {
    messages,
    beacon({ remote, version, phase, message }) {
      if (GOOD_PHASES.includes(phase)) return;
      messages.add(`${phase} of ${remote}@${version}${message ? `: ${message}` : ''}`);
    },
    add: (message) => void messages.add(message),
  };
}
