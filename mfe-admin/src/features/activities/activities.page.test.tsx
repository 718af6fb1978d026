import type { ActivityPatch } from '@firn/shared-contracts/api';
import { aCollection, anActivity, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/activities';
const ID = (n: number) => `018f0000-0000-7000-8000-00000000020${n}`;
const activity = (n: number, title: string, position: number, parent: number | null = null) =>
  anActivity({
    id: ID(n),
    '@id': `/api/activities/${ID(n)}`,
    title,
    slug: title.toLowerCase(),
    position,
    parent: parent === null ? null : `/api/activities/${ID(parent)}`,
  });

/** An API that keeps what is written; `refuse` may throw instead. */
function storing(refuse: (request: TestRequest) => void = () => undefined) {
  let stored = [activity(1, 'Winter', 0), activity(2, 'Skitouren', 0, 1), activity(3, 'Sommer', 1)];
  return {
    ...someAnswers,
    'GET /api/activities': () =>
      aCollection(
        '/api/activities',
        stored.toSorted((a, b) => a.position - b.position),
      ),
    'GET /api/activities/:id': ({ params }: TestRequest) => stored.find(({ id }) => id === params.id),
    'PATCH /api/activities/:id': (request: TestRequest) => {
      refuse(request);
      stored = stored.map((one) =>
        one.id === request.params.id
          ? { ...one, ...(request.body as ActivityPatch), version: one.version + 1 }
          : one,
      );
      return stored.find(({ id }) => id === request.params.id);
    },
  };
}

const handle = (title: string) => screen.getByRole('button', { name: `«${title}» verschieben` });
const order = () =>
  within(screen.getByRole('list', { name: 'Aktivitäten' }))
    .getAllByRole('listitem')
    .map(
      (row) =>
        `${row.textContent.startsWith('Ebene 2') ? '-' : ''}${within(row).getByRole('link').textContent}`,
    );
const patches = (calls: readonly TestRequest[]) =>
  calls
    .filter(({ method }) => method === 'PATCH')
    .map(({ params, body, ifMatch }) => [params.id, body, ifMatch]);

async function lift(title: string) {
  await screen.findByRole('link', { name: title });
  act(() => handle(title).focus());
}

test('an activity is put below another one by keyboard, and only that is written', async () => {
  const { shell, user } = await renderRemote(PATH, { api: storing() });
  await lift('Sommer');
  await user.keyboard(' {ArrowRight}');
  expect(order()).toEqual(['Winter', '-Skitouren', '-Sommer']);
  expect(screen.getByText('«Sommer»: Platz 2 von 2 unter «Winter».')).toBeTruthy();
  expect(patches(shell.api.calls)).toEqual([]);
  await user.keyboard(' ');
  const list = screen.getByRole('list', { name: 'Aktivitäten' });
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  expect(order()).toEqual(['Winter', '-Skitouren', '-Sommer']);
  expect(document.activeElement).toBe(handle('Sommer'));
  expect(patches(shell.api.calls)).toEqual([[ID(3), { parent: `/api/activities/${ID(1)}` }, '"1"']]);
});

test('Escape puts it back and writes nothing', async () => {
  const { shell, user } = await renderRemote(PATH, { api: storing() });
  await lift('Skitouren');
  await user.keyboard(' {ArrowLeft}{ArrowUp}');
  expect(order()).toEqual(['Skitouren', 'Winter', 'Sommer']);
  await user.keyboard('{Escape}');
  expect(order()).toEqual(['Winter', '-Skitouren', 'Sommer']);
  expect(patches(shell.api.calls)).toEqual([]);
});

test('a refused row ends the move: the reason and what is stored are shown', async () => {
  const api = storing(({ params }) => {
    if (params.id === ID(1)) throw testProblem(412, { type: '/problems/stale', changedBy: 'Petra Meier' });
  });
  const { shell, user } = await renderRemote(PATH, { api });
  await lift('Sommer');
  await user.keyboard(' {ArrowUp} ');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Die neue Ordnung ist nicht ganz gespeichert: Petra Meier hat das inzwischen geändert.',
  );
  expect(patches(shell.api.calls).map(([id]) => id)).toEqual([ID(3), ID(1)]);
});

test('the form offers every place but those below the activity itself, and says scales in German', async () => {
  const { shell, user } = await renderRemote(`${PATH}?edit=${ID(1)}`, { api: storing() });
  const form = await screen.findByRole('dialog', { name: 'Aktivität bearbeiten' });
  const parent = await within(form).findByRole('combobox', { name: 'Gehört zu' });
  await within(parent).findByRole('option', { name: 'Sommer' });
  expect(within(parent).queryByRole('option', { name: 'Skitouren' })).toBeNull();
  await user.click(within(form).getByRole('checkbox', { name: 'SAC-Skitourenskala' }));
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const difficulties = ['mountainTourDifficulty', 'skiDifficulty'];
  expect(patches(shell.api.calls)).toEqual([[ID(1), { difficulties }, '"1"']]);
});
