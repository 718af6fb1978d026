import { callFailureOf } from '../shared/call-failure.ts';

type Fetch = typeof fetch;

const isRead = (method = 'GET') => /^(get|head)$/i.test(method);

/**
 * A `fetch` that asks the API's other addresses the same, when the one that a page was given does not answer a read, or
 * answers 503: it may have ended since. Anything else is fetched as it is.
 */
export function fetchInTurn(fetchOnce: Fetch, origins: readonly string[]): Fetch {
  return async (input, init) => {
    const asked = typeof input === 'string' || input instanceof URL ? new URL(input) : null;
    if (!asked || !origins.includes(asked.origin) || !isRead(init?.method)) return fetchOnce(input, init);
    const others = origins.filter((origin) => origin !== asked.origin);
    for (let url: URL = asked; ; ) {
      const next = others.shift();
      if (next === undefined) return fetchOnce(url, init);
      try {
        const response = await fetchOnce(url, init);
        if (response.status !== 503) return response;
        await response.body?.cancel();
      } catch (error) {
        if (callFailureOf(error) === 'other') throw error;
      }
      url = new URL(asked.pathname + asked.search, next);
    }
  };
}
