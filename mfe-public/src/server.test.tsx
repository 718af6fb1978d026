import { NO_PERMISSIONS } from '@firn/shared-contracts/domain';
import { isApiError, type SessionState } from '@firn/shared-contracts/shell';
import {
  aCollection,
  createTestShell,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { createRegionRenderer } from '@firn/shared-ui/server';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { remote } from './app/remote.ts';
import * as content from './features/content/content.page.tsx';
import * as home from './features/home/home.page.tsx';
import { everyBlock } from './testing/every-block.ts';
import { aBlock, aContent, EVENT_ID, GUIDE_ID, OFFER_ID, publicApi } from './testing/fixtures.ts';
import { renderRemote, unmountAll } from './testing/render.tsx';

const PAGES = {
  home: '/',
  agenda: '/agenda',
  'agenda, filtered': '/agenda?type=tour&duration=2&location=Zermatt&rng=50&freequery=Grat',
  'agenda, map': '/agenda?ansicht=karte',
  event: `/event/${EVENT_ID}/allalinhorn`,
  'event images': `/event/${EVENT_ID}/bilder`,
  offer: `/offer/${OFFER_ID}/allalinhorn`,
  team: '/team',
  'team member': `/team/${GUIDE_ID}/ursina-caflisch`,
  content: '/uber-uns',
  'content with every kind of block': '/alles',
  search: '/suche?q=Grat',
};

const page = aContent({ completeSlug: 'alles', contentBlocks: everyBlock() });
const everyKind = ({ searchParams }: { readonly searchParams: URLSearchParams }) =>
  aCollection('/api/contents', [
    searchParams.get('completeSlug[]') === 'alles' ? page : aContent({ completeSlug: 'uber-uns' }),
  ]);
const pagesApi = (overrides: TestApiHandlers = {}) =>
  publicApi({ 'GET /api/contents': everyKind, ...overrides });

const NOBODY: SessionState = { user: null, permissions: NO_PERMISSIONS, impersonator: null };
const realFetch = globalThis.fetch;

/** `fetch` that answers as the test API does. */
function stubFetch(overrides: TestApiHandlers = {}): void {
  const { api } = createTestShell({ api: pagesApi(overrides) });
  const answer = async (input: URL | RequestInfo) => {
    const { pathname, search } = new URL(String(input));
    const respond = (status: number, body: unknown) =>
      ({ ok: status < 400, status, statusText: '', json: async () => body }) as Response;
    return api.get(pathname + search).then(
      (body) => respond(200, body),
      (error: unknown) => (isApiError(error) ? respond(error.status, error.problem) : Promise.reject(error)),
    );
  };
  globalThis.fetch = answer as typeof fetch;
}

const renderOnServer = (url: string) =>
  createRegionRenderer(remote).renderRegion({
    url,
    pageId: '',
    params: {},
    apiOrigin: 'http://api.invalid',
    apiHeaders: {},
    session: NOBODY,
    renderedAt: '2026-02-14T11:00:00.000Z',
    publicUrl: 'https://firn.example',
  });

beforeEach(() => stubFetch());
afterEach(async () => {
  await unmountAll();
  globalThis.fetch = realFetch;
});

/** The data as the browser gets it: through JSON in the page. */
const inlined = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

const levelsOf = (region: HTMLElement) =>
  [...region.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName.slice(1)));

describe.each(Object.entries(PAGES))('%s', (_name, path) => {
  test('is rendered on the server and hydrated without a mismatch or a request', async () => {
    const { status, html, data } = await renderOnServer(path);
    expect(status).toBe(200);
    expect(html).toContain('<h1');
    // The console is watched: a hydration mismatch or warning fails the test.
    const api = pagesApi();
    const { shell, region } = await renderRemote({ path, api, rendered: { html, data: inlined(data) } });
    expect(shell.api.calls).toEqual([]);
    expect(region.querySelectorAll('h1')).toHaveLength(1);
    expect(shell.seen.errors).toEqual([]);
  });

  test('has one h1, no gap in its outline, and a name on every field, link and button', async () => {
    const { region } = await renderRemote({
      path,
      api: pagesApi(),
      rendered: await renderOnServer(path),
    });
    const levels = levelsOf(region);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
    const fields = region.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select');
    expect([...fields].filter((field) => field.labels?.length === 0)).toEqual([]);
    const named = [...region.querySelectorAll('a, button')];
    expect(named.filter((one) => !one.textContent?.trim() && !one.getAttribute('aria-label'))).toEqual([]);
    expect([...region.querySelectorAll('img:not([alt])')]).toEqual([]);
  });
});

test.each(Object.entries({ 'the start page': home, 'a page of the CMS': content }))(
  '%s leaves what the server drew without data to its blocks, once they are hydrated',
  async (_name, { prefetch }) => {
    const dates = { title: '', activity: null, level: null, tag: null, count: 4 };
    const written = aContent({ contentBlocks: [aBlock('dates', dates)], children: [] });
    const asked = async (isDrawn: boolean) => {
      const api = publicApi({ 'GET /api/contents': aCollection('/api/contents', [written]) });
      const shell = createTestShell({ api });
      const searchParams = new URLSearchParams();
      const queryClient = new QueryClient();
      await prefetch({ shell, queryClient, params: { slug1: 'uber-uns' }, searchParams, isDrawn });
      return shell.api.calls.filter(
        ({ path, searchParams: query }) => path === '/api/events' && query.has('bookable'),
      );
    };
    expect([await asked(true), (await asked(false)).length > 0]).toEqual([[], true]);
  },
);

test('a mismatch between server and browser would be noticed', async () => {
  const { html, data } = await renderOnServer('/team');
  const other = html.replace('Ursina', 'Andrea');
  const noticed = new Promise<string>((resolve) => {
    const take = (event: ErrorEvent) => {
      event.preventDefault();
      resolve(event.message);
    };
    window.addEventListener('error', take, { once: true });
  });
  await renderRemote({ path: '/team', api: publicApi(), rendered: { html: other, data: inlined(data) } });
  expect(await noticed).toContain('Hydration failed');
});

describe.each(Object.entries(PAGES))('%s, while the API has no database', (_name, path) => {
  const away = () => {
    globalThis.fetch = async () =>
      ({ ok: false, status: 503, statusText: '', json: async () => ({ status: 503 }) }) as Response;
  };

  test('says so with 503 and what there is, and comes by itself once the API is back', async () => {
    away();
    const { status, html, data } = await renderOnServer(path);
    expect(status).toBe(503);
    expect(html).toContain('Wir konnten die Angaben gerade nicht laden.');
    const { shell, region, crashes } = await renderRemote({
      path,
      api: pagesApi(),
      rendered: { html, data: inlined(data) },
    });
    await waitFor(() =>
      expect(region.textContent).not.toContain('Wir konnten die Angaben gerade nicht laden.'),
    );
    await waitFor(() => expect(region.querySelectorAll('h1')).toHaveLength(1));
    expect([crashes, shell.seen.errors]).toEqual([[], []]);
  });
});

test('a page that hangs on the API says so, too, in time for the gateway', async () => {
  globalThis.fetch = ((_input: unknown, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    })) as typeof fetch;
  const { status, html } = await renderOnServer('/team');
  expect(status).toBe(503);
  expect(html).toContain('Wir konnten die Angaben gerade nicht laden.');
});

test('what the API refuses is not unavailable: the browser asks again and says why', async () => {
  stubFetch({
    'GET /api/events': () => {
      throw testProblem(400);
    },
  });
  const { status, data } = await renderOnServer('/agenda?type=nonsense');
  expect(status).toBe(200);
  expect(JSON.stringify(data)).not.toContain('"status":"error"');
});

describe('without JavaScript', () => {
  test('the filters are a GET form with the names of the address', async () => {
    const { html } = await renderOnServer('/agenda?type=tour');
    const page = document.createElement('div');
    page.innerHTML = html;
    const form = page.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/agenda', 'get']);
    const names = new Set(
      [...(form?.elements ?? [])].map((field) => field.getAttribute('name')).filter(Boolean),
    );
    expect([...names].toSorted()).toEqual(
      [
        'activities',
        'all',
        'duration',
        'end',
        'freequery',
        'guides',
        'level',
        'location',
        'places',
        'price',
        'rng',
        'sleepingStyle',
        'sort',
        'start',
        'tags',
        'type',
        'weekday',
      ].toSorted(),
    );
    expect(page.querySelector<HTMLInputElement>('input[value=tour]')?.checked).toBe(true);
  });
});

describe('a redirect on the server', () => {
  const moved = (to: string) =>
    stubFetch({
      'GET /api/contents': aCollection('/api/contents', []),
      'GET /api/content_redirects': { from: 'alt', to },
    });

  test('an address that a page has given up leads to its new one for good, with the query', async () => {
    moved('winter/skitouren');
    const { status, redirect } = await renderOnServer('/alt?ref=mail&ref=b');
    expect([status, redirect]).toEqual([301, '/winter/skitouren?ref=mail&ref=b']);
  });

  test('it never leads off the site, whatever the answer says', async () => {
    moved('/evil.example');
    expect((await renderOnServer('/alt')).redirect).toBeUndefined();
  });

  test('an event code leads to the event', async () => {
    stubFetch({
      'GET /api/events': ({ searchParams }: { searchParams: URLSearchParams }) => ({
        'hydra:member': searchParams.get('code') === 'E-101-1' ? [{ id: EVENT_ID, slug: 'allalinhorn' }] : [],
      }),
    });
    expect((await renderOnServer('/event/E-101-1')).redirect).toBe(`/event/${EVENT_ID}/allalinhorn`);
  });

  test('a guide a guide a guide who is not presented leads to the team', async () => {
    stubFetch({
      'GET /api/users/:id': () => {
        throw testProblem(404);
      },
    });
    expect((await renderOnServer('/team/x')).redirect).toBe('/team');
  });
});
