import type { NavigationEntryPatch, NavigationEntryResponse } from '@firn/shared-contracts/api';
import { aCollection, aNavigationEntry, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/cms/navigation';
const ID = (n: number) => `018f0000-0000-7000-8000-00000000030${n}`;
const iriOf = (n: number) => `/api/navigation_entries/${ID(n)}`;
const entry = (n: number, name: string, changes: Partial<NavigationEntryResponse> = {}) =>
  aNavigationEntry({
    '@id': iriOf(n),
    id: ID(n),
    reference: { slug: name.toLowerCase(), name },
    path: `/${name.toLowerCase()}`,
    url: null,
    position: n,
    ...changes,
  });

const ENTRIES = [
  entry(1, 'Touren'),
  entry(2, 'Winter', { parent: iriOf(1), isReachable: false, content: '/api/contents/1' }),
  entry(3, 'Gletscher', { parent: iriOf(2) }),
  entry(4, 'Team', { public: false }),
  entry(5, 'Bulletin', { url: 'https://www.slf.ch', path: 'https://www.slf.ch' }),
];

/** An API that keeps what is written. */
function storing(refuse: (request: TestRequest) => void = () => undefined) {
  let stored: readonly NavigationEntryResponse[] = ENTRIES;
  return {
    ...someAnswers,
    'GET /api/navigation_entries': () =>
      aCollection(
        '/api/navigation_entries',
        stored.toSorted((a, b) => a.position - b.position),
      ),
    'GET /api/navigation_entries/:id': ({ params }: TestRequest) => stored.find(({ id }) => id === params.id),
    'PATCH /api/navigation_entries/:id': (request: TestRequest) => {
      refuse(request);
      const changes = request.body as Pick<NavigationEntryPatch, 'position'> & { parent?: string | null };
      stored = stored.map((one) =>
        one.id === request.params.id ? { ...one, ...changes, version: one.version + 1 } : one,
      );
      return stored.find(({ id }) => id === request.params.id);
    },
  };
}

const writes = (calls: readonly TestRequest[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, params, body }) => [method, params.id, body]);

const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

test('each entry says where it leads, and why readers do not get it', async () => {
  await renderRemote(PATH, { api: storing() });
  await screen.findByRole('link', { name: 'Touren' });
  expect(within(rowOf('Winter')).getByText('Seite verborgen')).toBeTruthy();
  expect(within(rowOf('Gletscher')).getByText('Oberhalb verborgen')).toBeTruthy();
  expect(within(rowOf('Team')).getByText('Verborgen')).toBeTruthy();
  expect(within(rowOf('Bulletin')).getByText('https://www.slf.ch (andere Website)')).toBeTruthy();
});

test('the picture of the header has what readers get', async () => {
  await renderRemote(PATH, { api: storing() });
  const bar = await screen.findByRole('list', { name: 'Kopfzeile' });
  const inBar = within(bar)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(inBar).toEqual(['Firn', 'Touren', 'Bulletin', 'Menü']);
});

test('an entry is put elsewhere by keyboard; a refusal says why and shows what is stored', async () => {
  const api = storing(({ body }) => {
    if ((body as { parent?: string }).parent)
      throw testProblem(422, {
        violations: [{ propertyPath: 'parent', message: 'Das Menü hat höchstens drei Ebenen.' }],
      });
  });
  const { shell, user } = await renderRemote(PATH, { api });
  await screen.findByRole('link', { name: 'Bulletin' });
  act(() => screen.getByRole('button', { name: '«Bulletin» verschieben' }).focus());
  await user.keyboard(' {ArrowUp} ');
  await waitFor(() =>
    expect(writes(shell.api.calls)).toEqual([
      ['PATCH', ID(5), { position: 1 }],
      ['PATCH', ID(1), { position: 0 }],
      ['PATCH', ID(4), { position: 2 }],
    ]),
  );
  act(() => screen.getByRole('button', { name: '«Bulletin» verschieben' }).focus());
  await user.keyboard(' {ArrowRight} ');
  expect((await screen.findByRole('alert')).textContent).toContain('Das Menü hat höchstens drei Ebenen.');
});

test('the form leads to a page or an address, and offers no place below the second level or itself', async () => {
  const { user } = await renderRemote(`${PATH}?edit=${ID(1)}`, { api: storing() });
  const form = await screen.findByRole('dialog', { name: 'Navigationseintrag bearbeiten' });
  const parent = await within(form).findByRole('combobox', { name: 'Steht unter' });
  await within(parent).findByRole('option', { name: 'Team' });
  const offered = within(parent)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered).toEqual(['keinem (oberste Ebene)', 'Team', 'Bulletin']);
  const address = within(form).getByRole('textbox', { name: 'Adresse' });
  await user.type(address, 'agenda');
  expect(within(form).queryByRole('textbox', { name: 'Adressteil' })).toBeNull();
});
