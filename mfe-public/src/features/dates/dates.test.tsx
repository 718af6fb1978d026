import { anEvent } from '@firn/shared-contracts/testing';
import { createI18n } from '@firn/shared-ui/i18n';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { draw } from './index.ts';

let asked: [string, RequestInit | undefined][];
let end: (() => void) | null = null;
const realFetch = globalThis.fetch;

beforeEach(() => {
  asked = [];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  end?.();
  end = null;
  globalThis.fetch = realFetch;
  document.body.replaceChildren();
});

function answerWith(body: unknown, status = 200): void {
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    asked.push([String(address), init]);
    return { ok: status < 400, status, statusText: '', json: async () => body } as Response;
  }) as typeof fetch;
}

async function show(attributes: Readonly<Record<string, string>> = {}): Promise<HTMLElement> {
  const root = document.createElement('div');
  document.body.append(root);
  const { signal } = new AbortController();
  end = await draw(root, { origin: 'https://firn.example', attributes, i18n: createI18n(), signal });
  return root;
}

test('shows the agenda’s own cards, with links and pictures of our origin, and nothing to remember', async () => {
  const event = anEvent({ title: 'Skitour Piz Buin', availability: 'waitlist' });
  answerWith({ 'hydra:member': [event] });
  await show();
  const card = within(await screen.findByRole('article'));
  const home = `https://firn.example/event/${event.id}`;
  expect(card.getByRole('link', { name: 'Skitour Piz Buin' }).getAttribute('href')).toBe(
    `${home}/${event.slug}`,
  );
  expect(card.getByRole('link', { name: /^Auf die Warteliste/ }).getAttribute('href')).toBe(`${home}/buchen`);
  expect(card.queryByRole('button')).toBeNull();
  const picture = document.querySelector('img');
  expect(picture?.src).toMatch(/^https:\/\/firn\.example\//);
});

test('asks by its attributes, without a cookie, and leads to the agenda with the same filters', async () => {
  answerWith({ 'hydra:member': [] });
  await show({ level: ' a  b ', sleepingstyle: 'c', start: '2026-04-01', limit: '3', onclick: 'x' });
  const [address = '', init] = asked[0] ?? [];
  const { origin, pathname, searchParams } = new URL(address);
  expect([origin + pathname, init?.credentials]).toEqual(['https://firn.example/embed/events', 'omit']);
  expect(searchParams.getAll('level[]')).toEqual(['a', 'b']);
  expect(searchParams.get('start[after]')).toBe('2026-04-01');
  expect(searchParams.get('itemsPerPage')).toBe('3');
  expect(searchParams.has('onclick')).toBe(false);
  expect(await screen.findByText('Zurzeit ist kein Termin ausgeschrieben.')).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Alle Termine in der Agenda' });
  expect(all.getAttribute('href')).toBe(
    'https://firn.example/agenda?level=a&level=b&sleepingStyle=c&start=2026-04-01',
  );
});

test.each([
  ['type', 'tour training', 'type[]', ['tour', 'training']],
  ['duration', '1 3-4', 'duration[]', ['1', '3-4']],
  ['start', '2026-12-01', 'start[after]', ['2026-12-01']],
  ['activities', 'a b', 'activities[]', ['a', 'b']],
  ['level', 'a', 'level[]', ['a']],
  ['sleepingstyle', 'a', 'sleepingStyle[]', ['a']],
  ['guides', 'a b', 'guides[]', ['a', 'b']],
  ['tags', 'a b', 'tags[]', ['a', 'b']],
  ['freequery', 'Piz Buin', 'freequery', ['Piz Buin']],
  ['titlequery', 'Piz Buin', 'titlequery', ['Piz Buin']],
])('attribute %s «%s» is the filter %s', async (attribute, value, filter, expected) => {
  answerWith({ 'hydra:member': [] });
  await show({ [attribute]: value });
  expect(new URL(asked[0]?.[0] ?? '').searchParams.getAll(filter)).toEqual(expected);
});

test.each([
  ['', '5'],
  ['0', '5'],
  ['viele', '5'],
  ['500', '20'],
])('limit «%s» asks for %s dates', async (limit, expected) => {
  answerWith({ 'hydra:member': [] });
  await show({ limit });
  expect(new URL(asked[0]?.[0] ?? '').searchParams.get('itemsPerPage')).toBe(expected);
});

test('what the API refuses is said in its own sentence', async () => {
  answerWith({ detail: 'Der Parameter «type» kennt nur die Werte tour, training.' }, 400);
  await expect(show({ type: 'wandern' })).rejects.toThrow('Der Parameter «type» kennt nur');
});
