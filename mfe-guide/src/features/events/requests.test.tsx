import { aCollection, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anAssignment, EVENT_ID } from '../../testing/fixtures.ts';
import { harness } from '../../testing/harness.ts';
import { renderRemote } from '../../testing/render.ts';

const ANSWER = 'POST /api/guide_assignments/:id/transition';

async function open(api: Record<string, unknown>) {
  const rendered = await renderRemote('/guide/events', { api: { ...harness.answers, ...api } });
  const requests = within(await screen.findByRole('region', { name: 'Anfragen an dich' }));
  return { ...rendered, requests };
}

const answersOf = ({ calls }: { readonly calls: readonly TestRequest[] }) =>
  calls.filter(({ method }) => method === 'POST');

test('«Zusagen» answers, with what is said to it', async () => {
  const { user, shell, requests } = await open({ [ANSWER]: anAssignment({ state: 'accepted', version: 2 }) });
  await user.type(requests.getByRole('textbox', { name: 'Bemerkung (freiwillig)' }), 'Mit Seil 2');
  shell.answer({ 'GET /api/guide_assignments': aCollection('/api/guide_assignments', []) });
  await user.click(requests.getByRole('button', { name: 'Zusagen' }));
  const text = 'Zugesagt: Allalinhorn über den Hohlaubgrat';
  await waitFor(() => expect(shell.toasts.get()).toEqual([{ variant: 'success', text }]));
  const body = { to: 'accepted', comment: 'Mit Seil 2' };
  expect(answersOf(shell.api)).toMatchObject([{ ifMatch: '"1"', body }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Anfragen an dich' })).toBeNull());
});

test('a no is asked once more, and taken back by one press', async () => {
  const { user, shell, requests } = await open({ [ANSWER]: anAssignment({ state: 'declined', version: 2 }) });
  await user.type(requests.getByRole('textbox', { name: 'Bemerkung (freiwillig)' }), 'Knie');
  for (const name of ['Absagen', 'Doch nicht', 'Absagen'])
    await user.click(requests.getByRole('button', { name }));
  expect(answersOf(shell.api)).toEqual([]);
  shell.answer({ 'GET /api/guide_assignments': aCollection('/api/guide_assignments', []) });
  await user.click(requests.getByRole('button', { name: 'Ja, absagen' }));
  expect(await screen.findByText('Abgesagt: Allalinhorn über den Hohlaubgrat')).toBeTruthy();
  const body = { to: 'declined', comment: 'Knie' };
  expect(answersOf(shell.api)).toMatchObject([{ ifMatch: '"1"', body }]);
  const again = anAssignment({ version: 3 });
  shell.answer({
    [ANSWER]: again,
    'GET /api/guide_assignments': aCollection('/api/guide_assignments', [again]),
  });
  await user.click(screen.getByRole('button', { name: 'Absage zurücknehmen' }));
  expect(await screen.findByRole('region', { name: 'Anfragen an dich' })).toBeTruthy();
  expect(answersOf(shell.api).at(-1)).toMatchObject({ ifMatch: '"2"', body: { to: 'asked' } });
});

const NO_MORE = { coGuides: [], fee: null, page: null, level: null };

test.each([
  [
    {},
    ['2 von 8 Plätzen gebucht, mindestens 3, Aufbau', "CHF 1'240.– (2 Tage zu CHF 620.–)", 'Lea Frei'],
    `/event/${EVENT_ID}/allalinhorn`,
  ],
  [NO_MORE, ['2 von 8 Plätzen gebucht, mindestens 3', 'Mit dem Büro abmachen', 'Noch niemand'], null],
])('tells what a guide decides by, with %j', async (changes, facts, href) => {
  const { conditions, ...asked } = anAssignment();
  const request = { ...asked, conditions: { ...conditions, ...changes } };
  const { requests } = await open({
    'GET /api/guide_assignments': aCollection('/api/guide_assignments', [request]),
  });
  expect(requests.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(facts);
  const link = requests.queryByRole('link', { name: `Ausschreibung ansehen: ${request.event.title}` });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

test('an overlap is refused in words, and the request stays with what was typed', async () => {
  const detail = 'In dieser Zeit führst du schon «Balmhorn» (E-102-1).';
  const { user, requests } = await open({
    [ANSWER]: () => {
      throw testProblem(409, { type: '/problems/guide-overlap', detail });
    },
  });
  await user.type(requests.getByRole('textbox'), 'Gern');
  await user.click(requests.getByRole('button', { name: 'Zusagen' }));
  expect(await requests.findByRole('alert')).toHaveProperty('textContent', detail);
  expect(requests.getByRole<HTMLInputElement>('textbox').value).toBe('Gern');
});

test('a request that the office changed meanwhile is told, and answered by its new version', async () => {
  const { user, shell, requests } = await open({
    [ANSWER]: ({ ifMatch }: TestRequest) => {
      if (ifMatch === '"1"') {
        throw testProblem(412, { type: '/problems/stale', current: anAssignment(), changedBy: 'Anna Admin' });
      }
      return anAssignment({ state: 'accepted', version: 6 });
    },
  });
  shell.answer({
    'GET /api/guide_assignments': aCollection('/api/guide_assignments', [anAssignment({ version: 5 })]),
  });
  await user.click(requests.getByRole('button', { name: 'Zusagen' }));
  await requests.findByText(/Anna Admin hat das inzwischen geändert/);
  await waitFor(async () => {
    await user.click(requests.getByRole('button', { name: 'Zusagen' }));
    expect(answersOf(shell.api).at(-1)?.ifMatch).toBe('"5"');
  });
});

test('a past event leads to its report', async () => {
  await renderRemote('/guide/events/vergangen-nicht-fertig', { api: harness.answers });
  const link = await screen.findByRole('link', { name: 'Rapport abgeben' });
  expect(link.getAttribute('href')).toMatch(/^\/profil\/tour\/[^#]+#rapport$/);
});
