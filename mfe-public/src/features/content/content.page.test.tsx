import { aCollection } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aContent, publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

test('a page of the CMS shows its blocks, its children and its metadata', async () => {
  const { shell } = await renderRemote({ path: '/uber-uns', api: publicApi() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Über uns' })).toBeTruthy();
  expect(screen.getByText('Seit 1987 am Berg.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Haltung' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sicherheit' }).getAttribute('href')).toBe('/uber-uns/sicherheit');
  await waitFor(() =>
    expect(shell.seen.head).toMatchObject({
      description: 'Wer wir sind.',
      robots: 'index',
      canonical: '/uber-uns',
    }),
  );
});

test('nested pages are requested by their complete slug', async () => {
  const page = aContent({ title: 'Sicherheit', completeSlug: 'uber-uns/sicherheit', metaIndex: false });
  const { shell } = await renderRemote({
    path: '/uber-uns/sicherheit',
    api: publicApi({ 'GET /api/contents': aCollection('/api/contents', [page]) }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sicherheit' })).toBeTruthy();
  const query = shell.api.calls[0]?.searchParams;
  expect(query?.getAll('completeSlug[]')).toEqual(['uber-uns/sicherheit']);
  await waitFor(() => expect(shell.seen.head?.robots).toBe('noindex'));
});

test('an unknown address is a 404', async () => {
  const { shell } = await renderRemote({ path: '/gibt-es-nicht', api: publicApi() });
  await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
});
