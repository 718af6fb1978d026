import { aCollection, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

test("starts with the office's words, the next bookable dates and the links into the agenda", async () => {
  const { shell } = await renderRemote({ path: '/', api: publicApi() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Seit 1987 am Berg.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Touren und Kurse entdecken' }).getAttribute('href')).toBe(
    '/agenda',
  );
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Hochtouren' }).getAttribute('href')).toMatch(
    /^\/agenda\?activities=/,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Haltung' })).toBeTruthy();
  const query = shell.api.calls.find(({ path }) => path === '/api/events')?.searchParams;
  expect(query?.get('registrationDeadline[after]')).toBe('2026-02-14T11:00:00.000Z');
  await waitFor(() =>
    expect(shell.seen.head).toMatchObject({ canonical: '/', description: 'Wer wir sind.' }),
  );
});

test("works without the CMS, with the remote's own texts", async () => {
  await renderRemote({
    path: '/',
    api: publicApi({
      'GET /api/contents': () => {
        throw testProblem(404);
      },
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Am Berg zuhause.' })).toBeTruthy();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('says when nothing is planned', async () => {
  const none = { 'GET /api/events': aCollection('/api/events', []) };
  await renderRemote({ path: '/', api: publicApi(none) });
  expect(await screen.findByText('Neue Termine folgen bald.')).toBeTruthy();
});
