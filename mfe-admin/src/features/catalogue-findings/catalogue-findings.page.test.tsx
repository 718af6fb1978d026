import type { CatalogueFinding } from '@firn/shared-contracts/api';
import { aCollection } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aCatalogueFinding, OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/offer/auffaellig';
const LIST = 'GET /api/catalogue_findings';
const EVENT_ID = '018f0000-0000-7000-8000-000000000501';

const moonless = aCatalogueFinding({
  kind: 'full-moon',
  event: `/api/events/${EVENT_ID}`,
  code: 'E-205-1',
  title: 'Stockhorn bei Vollmond',
  message: 'Der Titel verspricht Vollmond, am Sa, 19.12.2026 ist keiner.',
});

const open = (findings: readonly CatalogueFinding[], path = PATH) =>
  renderRemote(path, { api: { ...someAnswers, [LIST]: aCollection('/api/catalogue_findings', findings) } });

test('findings stand by their kind, and each leads to where it is mended', async () => {
  await open([aCatalogueFinding(), moonless]);
  const fitness = within(await screen.findByRole('region', { name: 'Kondition' }));
  expect(fitness.getByText('Kondition B reicht bis 800 Höhenmeter; die Tour hat 850.')).toBeTruthy();
  expect(fitness.getByRole('link').getAttribute('href')).toBe(`/admin/offer/${OFFER_ID}`);
  const moon = within(screen.getByRole('region', { name: 'Vollmond' }));
  expect(moon.getByRole('link', { name: 'Stockhorn bei Vollmond, E-205-1' }).getAttribute('href')).toBe(
    `/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`,
  );
  expect(screen.getByRole('status').textContent).toMatch(/^2 Widersprüche/);
});

test('says so when there is none', async () => {
  await open([]);
  expect(await screen.findByText('Im Katalog widerspricht sich nichts.')).toBeTruthy();
});

test('many of a kind are shown step by step', async () => {
  const many = Array.from({ length: 60 }, (_, index) => aCatalogueFinding({ code: `A-${index}` }));
  const { user } = await open(many);
  expect(await screen.findAllByText(/^Kondition B reicht/)).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Weitere zeigen' }));
  expect(screen.getAllByText(/^Kondition B reicht/)).toHaveLength(60);
});

test('the list of offers leads to it and says how many there are', async () => {
  await open([aCatalogueFinding(), moonless], '/admin/offer');
  expect((await screen.findByRole('link', { name: 'Auffällig (2)' })).getAttribute('href')).toBe(PATH);
});

test('an offer says in what it and its dates contradict themselves', async () => {
  const { shell } = await open([aCatalogueFinding(), moonless], `/admin/offer/${OFFER_ID}`);
  const marks = within(await screen.findByRole('region', { name: 'Auffällig im Katalog' }));
  expect(marks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kondition B reicht bis 800 Höhenmeter; die Tour hat 850.',
    'E-205-1: Der Titel verspricht Vollmond, am Sa, 19.12.2026 ist keiner.',
  ]);
  const asked = shell.api.calls.filter(({ path }) => path === '/api/catalogue_findings');
  expect(new Set(asked.map(({ searchParams }) => searchParams.get('offer')))).toEqual(
    new Set([`/api/offers/${OFFER_ID}`]),
  );
});

test('an event says in what it contradicts itself', async () => {
  await open([moonless], `/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`);
  const marks = within(await screen.findByRole('region', { name: 'Auffällig im Katalog' }));
  expect(marks.getByText('Der Titel verspricht Vollmond, am Sa, 19.12.2026 ist keiner.')).toBeTruthy();
});
