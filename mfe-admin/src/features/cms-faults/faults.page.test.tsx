import type { ContentFault } from '@firn/shared-contracts/api';
import { aCollection } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const BLOCK = '018f0000-0000-7000-8000-000000000777';
const fault = (page: number, kind: ContentFault['kind'], block: string | null = null, what = '') => ({
  content: `/api/contents/018f0000-0000-7000-8000-00000000040${page}`,
  title: `Seite ${page}`,
  kind,
  block,
  what,
});

const render = (faults: readonly ContentFault[]) =>
  renderRemote('/admin/cms/faults', {
    api: { ...someAnswers, 'GET /api/content_faults': aCollection('/api/content_faults', faults) },
  });

test('faults stand by page, obstacles first, and lead to their block', async () => {
  await render([
    fault(1, 'description-missing'),
    fault(1, 'alt-missing', BLOCK, 'Grat'),
    fault(2, 'sharp-s', BLOCK, 'Straße'),
  ]);
  const page = await screen.findByRole('region', { name: 'Seite 1' });
  const links = within(within(page).getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'Beim Bild «Grat» fehlt der Alternativtext.',
      `/admin/cms/018f0000-0000-7000-8000-000000000401?block=${BLOCK}`,
    ],
    ['Die Beschreibung für Suchmaschinen fehlt.', '/admin/cms/018f0000-0000-7000-8000-000000000401'],
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 Seiten mit Mängeln');
});

test('only what stands in the way of a publication', async () => {
  const { user } = await render([fault(1, 'missing', BLOCK, 'Text'), fault(2, 'sharp-s', BLOCK, 'Straße')]);
  await user.click(
    await screen.findByRole('checkbox', { name: 'Nur, was eine Veröffentlichung verhindert' }),
  );
  expect(screen.queryByRole('region', { name: 'Seite 2' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Seite 1' })).toBeTruthy();
});

test('many pages are shown step by step', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...fault(0, 'description-missing'),
    content: `/api/contents/${index}`,
    title: `Seite ${index}`,
  }));
  const { user } = await render(many);
  expect(await screen.findAllByRole('region', { name: /^Seite/ })).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Weitere Seiten zeigen' }));
  expect(screen.getAllByRole('region', { name: /^Seite/ })).toHaveLength(60);
});

test('a site without faults says so', async () => {
  await render([]);
  expect(await screen.findByText('Keiner Seite fehlt etwas.')).toBeTruthy();
});
