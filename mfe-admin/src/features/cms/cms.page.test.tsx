import type { ContentMove, ContentTreeItem } from '@firn/shared-contracts/api';
import {
  aCollection,
  aContent,
  aContentTreeItem,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aHomeItem } from '../../testing/content.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/cms';
const ID = (n: number) => `018f0000-0000-7000-8000-00000000310${n}`;
const page = (n: number, title: string, over: Partial<ContentTreeItem> = {}) =>
  aContentTreeItem({
    id: ID(n),
    '@id': `/api/contents/${ID(n)}`,
    title,
    completeSlug: title.toLowerCase(),
    position: n,
    ...over,
  });

const WINTER = page(1, 'Winter', { isChanged: true });
const SNOW = page(2, 'Schnee', { parent: WINTER['@id'], completeSlug: 'winter/schnee' });
const SUMMER = page(3, 'Sommer', { state: 'hidden', publishAt: '2026-03-01T07:00:00Z' });

const storing = (more: object = {}) => ({
  ...someAnswers,
  'GET /api/content_tree': aCollection('/api/content_tree', [aHomeItem(), WINTER, SNOW, SUMMER]),
  ...more,
});

const handle = (title: string) => screen.getByRole('button', { name: `«${title}» verschieben` });
const tree = () => screen.findByRole('list', { name: 'Seiten der Website' });
const titles = async () =>
  within(await tree())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const sent = (calls: readonly TestRequest[], method: string) =>
  calls.filter((call) => call.method === method);

test('the tree comes in one request, with what each page is for readers and who changed it', async () => {
  const { shell } = await renderRemote(PATH, { api: storing() });
  expect(await titles()).toEqual(['Winter', 'Schnee', 'Sommer']);
  const [winter, , summer] = within(await tree()).getAllByRole('listitem');
  expect(winter?.textContent).toContain('Geändert seit der Veröffentlichung');
  expect(winter?.textContent).toContain('geändert am Mo, 05.01.2026, 09:00 von Ada Admin');
  expect(summer?.textContent).toContain('Verborgen');
  expect(summer?.textContent).toContain('Wird am So, 01.03.2026, 08:00 veröffentlicht');
  expect(screen.getByRole('link', { name: 'Startseite' }).getAttribute('href')).toBe('/admin/cms/startseite');
  expect(shell.api.calls.map(({ path }) => path)).toEqual(['/api/content_tree']);
});

test('what stands below a page folds away, and a page put below it goes to its end', async () => {
  const moves: ContentMove[] = [];
  const api = storing({
    'POST /api/contents/:id/move': ({ body }: TestRequest) => {
      moves.push(body as ContentMove);
      return aContent();
    },
  });
  const { user } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('button', { name: 'Was unter «Winter» steht' }));
  expect(await titles()).toEqual(['Winter', 'Sommer']);
  act(() => handle('Sommer').focus());
  await user.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(moves).toEqual([{ parent: WINTER['@id'], position: 1 }]));
});

test('a page goes where it was put among all pages, of which the start page is one', async () => {
  const moves: ContentMove[] = [];
  const api = storing({
    'POST /api/contents/:id/move': ({ body }: TestRequest) => {
      moves.push(body as ContentMove);
      return aContent();
    },
  });
  const { user } = await renderRemote(PATH, { api });
  await tree();
  act(() => handle('Sommer').focus());
  await user.keyboard(' {ArrowUp} ');
  await waitFor(() => expect(moves).toEqual([{ parent: null, position: 1 }]));
});

test('a move that is refused says why, and the tree is as it is stored', async () => {
  const api = storing({
    'POST /api/contents/:id/move': () => {
      throw testProblem(409, {
        type: '/problems/invalid-transition',
        missing: [{ propertyPath: 'parent', message: 'Seiten stehen höchstens drei Ebenen tief.' }],
      });
    },
  });
  const { user } = await renderRemote(PATH, { api });
  await tree();
  act(() => handle('Sommer').focus());
  await user.keyboard(' {ArrowUp} ');
  expect((await screen.findByRole('alert')).textContent).toContain('höchstens drei Ebenen tief');
  await waitFor(async () => expect(await titles()).toEqual(['Winter', 'Schnee', 'Sommer']));
});

test('what waits for the office is listed alone, with what was planned and did not happen', async () => {
  const refused = { publishAt: '2026-03-01T07:00:00Z', stepRefusedAt: '2026-03-01T07:00:30Z' };
  const late = page(3, 'Sommer', { state: 'hidden', ...refused });
  const api = storing({
    'GET /api/content_tree': aCollection('/api/content_tree', [aHomeItem(), WINTER, SNOW, late]),
    'GET /api/contents': ({ searchParams }: TestRequest) =>
      aCollection('/api/contents', searchParams.get('work') === 'pages-refused' ? [{ ...late }] : []),
  });
  await renderRemote(`${PATH}?work=pages-refused`, { api });
  expect(await titles()).toEqual(['Sommer']);
  expect((await screen.findByRole('status')).textContent).toBe(
    'Seiten: Geplantes nicht geschehen: 1 Alle Seiten',
  );
  expect(screen.getByText('War auf So, 01.03.2026, 08:00 geplant und ist nicht veröffentlicht')).toBeTruthy();
});

test('the search finds by title, address and text, wherever a page stands', async () => {
  const api = storing({
    'GET /api/contents': ({ searchParams }: TestRequest) =>
      aCollection('/api/contents', searchParams.get('search') === 'schnee' ? [{ ...SUMMER }] : []),
  });
  const { user } = await renderRemote(PATH, { api });
  const search = await screen.findByRole('searchbox', { name: /Seiten suchen/ });
  await user.type(search, 'schnee winter');
  expect(await titles()).toEqual(['Schnee']);
  expect(screen.getByText('1 Seite gefunden.')).toBeTruthy();
  await user.clear(search);
  await user.type(search, 'schnee');
  await waitFor(async () => expect(await titles()).toEqual(['Schnee', 'Sommer']));
});

test('a new page is made below another one, and opens', async () => {
  const made = aContent({ id: ID(9), '@id': `/api/contents/${ID(9)}`, title: 'Lawinen' });
  const { shell, user, address } = await renderRemote(`${PATH}?dialog=neu`, {
    api: storing({ 'POST /api/contents': made }),
  });
  const form = await screen.findByRole('dialog', { name: 'Neue Seite' });
  await user.type(within(form).getByLabelText(/^Titel/), 'Lawinen');
  await user.selectOptions(await within(form).findByLabelText('Unter'), '– Schnee');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(address()).toBe(`${PATH}/${ID(9)}`));
  expect(sent(shell.api.calls, 'POST')[0]?.body).toEqual({ title: 'Lawinen', parent: SNOW['@id'] });
});

test('the bin gives a page back', async () => {
  const removed = aContent({ title: 'Altes', deletedAt: '2026-02-01T08:00:00Z' });
  const { shell, user } = await renderRemote(`${PATH}?dialog=papierkorb`, {
    api: storing({
      'GET /api/contents': aCollection('/api/contents', [removed]),
      'POST /api/contents/:id/recovery': aContent(),
    }),
  });
  await user.click(await screen.findByRole('button', { name: '«Altes» zurückholen' }));
  await waitFor(() => expect(shell.toasts.get()).toMatchObject([{ text: '«Altes» ist zurück, verborgen.' }]));
  expect(sent(shell.api.calls, 'POST')[0]).toMatchObject({ ifMatch: '"3"' });
});
