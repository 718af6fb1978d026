import { aCollection } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

test('a page below others says where it stands, to people and to search engines', async () => {
  const parents = [
    { '@id': '/api/contents/1', title: 'Winter', completeSlug: 'winter' },
    { '@id': '/api/contents/2', title: 'Skitouren', completeSlug: 'winter/skitouren' },
  ];
  const page = aContent({ title: 'Ausrüstung', completeSlug: 'winter/skitouren/ausrustung', parents });
  const { shell } = await renderRemote({
    path: '/winter/skitouren/ausrustung',
    api: publicApi({ 'GET /api/contents': aCollection('/api/contents', [page]) }),
  });
  const crumbs = within(await screen.findByRole('navigation', { name: 'Übergeordnete Seiten' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/winter',
    '/winter/skitouren',
  ]);
  const items = [
    { position: 1, name: 'Winter', item: '/winter' },
    { position: 2, name: 'Skitouren', item: '/winter/skitouren' },
    { position: 3, name: 'Ausrüstung', item: '/winter/skitouren/ausrustung' },
  ];
  await waitFor(() =>
    expect(shell.seen.head?.jsonLd).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: items.map((item) => ({ '@type': 'ListItem', ...item })),
      },
    ]),
  );
});

const movedTo = (to: string) => ({ 'GET /api/content_redirects': { from: 'alt', to } });

test('an old address leads to the new one in its place, with its query', async () => {
  const { shell } = await renderRemote({ path: '/alt?ref=mail', api: publicApi(movedTo('uber-uns')) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Über uns' })).toBeTruthy();
  const { pathname, search } = shell.navigation.get().location;
  expect(pathname + search).toBe('/uber-uns?ref=mail');
  expect(shell.seen.status).toBeNull();
});

test.each(['/evil.example', '//evil.example', 'https://evil.example', '../admin', 'javascript:alert(1)', ''])(
  'an answer that names «%s» leads nowhere: the address is a 404',
  async (to) => {
    const { shell } = await renderRemote({ path: '/alt', api: publicApi(movedTo(to)) });
    await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
    expect(shell.navigation.get().location.pathname).toBe('/alt');
  },
);

test('an unknown address is a 404', async () => {
  const { shell } = await renderRemote({ path: '/gibt-es-nicht', api: publicApi() });
  await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
});
