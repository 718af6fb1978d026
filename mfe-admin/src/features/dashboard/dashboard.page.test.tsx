import { testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { EVENT_ID, OFFER_ID } from '../../testing/fixtures.ts';
import { openWork } from '../../testing/open-work.ts';
import { renderRemote } from '../../testing/render.ts';

const api = {
  'GET /api/open-work': openWork({ 'decisions-due': 7, 'events-to-check': 3, 'offers-complete': 1 }),
};

const failing = () => {
  throw testProblem(400);
};

test('shows what is to do by kind, each leading to its list', async () => {
  await renderRemote('/admin', { api });
  const work = within(await screen.findByRole('region', { name: 'Heute zu tun' }));
  const hrefOf = async (name: string) => (await work.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('7 Entscheide fällig')).toBe('/admin/events?work=decisions-due');
  expect(await hrefOf('3 Events zum Prüfen')).toBe('/admin/events/zum-pruefen');
  expect(await hrefOf('1 Angebote bereit zum Veröffentlichen')).toBe('/admin/offer?work=offers-complete');
  expect(work.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('names the most urgent ones, each with its day and its own page', async () => {
  await renderRemote('/admin', { api });
  const group = within(await screen.findByRole('region', { name: 'Entscheide fällig' }));
  const link = group.getByRole('link', { name: 'Allalinhorn über den Hohlaubgrat' });
  expect(link.getAttribute('href')).toBe(`/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`);
  expect(group.getByText('E-101-1')).toBeTruthy();
  expect(group.getByText('Entscheid bis 13.02.26')).toBeTruthy();
});

test('a colour stands only where somebody must act today', async () => {
  await renderRemote('/admin', { api });
  const head = async (name: string) => (await screen.findByRole('region', { name })).querySelector('h3');
  expect((await head('Entscheide fällig'))?.querySelector('[data-tone="bad"]')).toBeTruthy();
  expect((await head('Events zum Prüfen'))?.querySelector('[data-tone]')).toBeNull();
});

test('says calmly when nothing is to do', async () => {
  await renderRemote('/admin', { api: { ...api, 'GET /api/open-work': openWork() } });
  expect(await screen.findByText('Für heute ist alles erledigt.')).toBeTruthy();
});

test('has a place for the tiles of all remotes, and says where its own work is missing', async () => {
  await renderRemote('/admin', { api: { 'GET /api/open-work': failing } });
  const region = within(await screen.findByRole('region', { name: 'Heute zu tun' }));
  expect(await region.findByRole('alert')).toBeTruthy();
  expect(document.querySelector('[data-slot="office-home"]')).toBeTruthy();
});
