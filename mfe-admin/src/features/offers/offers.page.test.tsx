import { aCollection, anOffer, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/offer';
const LIST = 'GET /api/offers';

const lastList = (calls: readonly { readonly path: string; readonly searchParams: URLSearchParams }[]) =>
  calls.filter(({ path }) => path === '/api/offers').at(-1)?.searchParams;

/** By text, because names of rows take long to work out. */
async function rowOf(title: string | RegExp): Promise<HTMLElement> {
  const row = (await screen.findByText(title)).closest('tr');
  if (!row) throw new Error(`${title} stands in no row.`);
  return row;
}

describe('the list of offers', () => {
  test('shows what an offer is, who leads it, what it costs and its state', async () => {
    await renderRemote(PATH, { api: someAnswers });
    const row = await rowOf(/^Allalinhorn/);
    for (const text of [
      'A-101',
      'Tour',
      'Basis',
      'Hochtouren',
      'Beat Berger',
      'CHF 400.–',
      'Veröffentlicht',
    ]) {
      expect(within(row).getByText(text)).toBeTruthy();
    }
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/admin/offer/${OFFER_ID}`);
    expect(screen.getByRole('link', { name: /^Neu/ }).getAttribute('href')).toBe('/admin/offer/neu');
  });

  test.each([
    ['published', 0, 'waiting'],
    ['published', 40_000, 'quiet'],
    ['hidden', 0, 'quiet'],
    ['archived', 0, 'quiet'],
  ] as const)('%s at %i Rappen asks for attention: %s', async (state, priceFrom, tone) => {
    const list = aCollection('/api/offers', [anOffer({ state, priceFrom })]);
    await renderRemote(PATH, { api: { ...someAnswers, [LIST]: list } });
    const row = await rowOf(/^Allalinhorn/);
    expect(row.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  });

  test('asks for the filters of the address', async () => {
    const level = someAnswers['GET /api/levels']['hydra:member'][0]?.id;
    const { shell } = await renderRemote(
      `${PATH}?title=A-101&state=hidden&type=tour&level=${level}&guides=${OFFER_ID}&activities=${OFFER_ID}`,
      {
        api: {
          ...someAnswers,
          'GET /api/activities/:id': someAnswers['GET /api/activities']['hydra:member'][0],
        },
      },
    );
    await rowOf(/^Allalinhorn/);
    expect(await screen.findByRole('button', { name: 'Niveau: Basis entfernen' })).toBeTruthy();
    const asked = lastList(shell.api.calls);
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      title: 'A-101',
      'state[]': 'hidden',
      'type[]': 'tour',
      'level[]': level,
      guides: `/api/users/${OFFER_ID}`,
      activities: `/api/activities/${OFFER_ID}`,
      'order[title]': 'asc',
    });
    expect(asked?.getAll('properties[]')).toContain('version');
  });
});

test('several are published at once, each with its own version; who is not ready says why', async () => {
  const ready = anOffer({ id: 'a', '@id': '/api/offers/a', version: 3, title: 'Fertig', state: 'hidden' });
  const other = anOffer({ id: 'b', '@id': '/api/offers/b', version: 8, title: 'Unfertig', state: 'hidden' });
  const missing = [{ propertyPath: 'level', message: 'Es fehlt das Niveau.' }];
  const { shell, user } = await renderRemote(PATH, {
    api: {
      ...someAnswers,
      [LIST]: aCollection('/api/offers', [ready, other]),
      'POST /api/offers/a/transition': { ...ready, state: 'published' },
      'POST /api/offers/b/transition': () => {
        throw testProblem(409, { type: '/problems/invalid-transition', missing });
      },
    },
  });
  await rowOf('Unfertig');
  for (const box of screen.getAllByRole('checkbox', { name: /A-101/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  const dialog = screen.getByRole('dialog', { name: '2 Angebote veröffentlichen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Veröffentlichen' }));
  expect(await within(dialog).findByText('Es fehlt das Niveau.')).toBeTruthy();
  const sent = shell.api.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body, ifMatch }) => [path, body, ifMatch])).toEqual([
    ['/api/offers/a/transition', { to: 'published' }, '"3"'],
    ['/api/offers/b/transition', { to: 'published' }, '"8"'],
  ]);
});
