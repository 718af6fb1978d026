import { matchPage, RemoteManifest } from '@firn/shared-contracts/delivery';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Value } from 'typebox/value';
import manifest from '../../remote.json' with { type: 'json' };
import { someAnswers } from '../testing/answers.ts';
import { renderRemote } from '../testing/render.ts';
import { remote } from './remote.ts';

const ITEM = '018f0000-0000-7000-8000-000000000501';
const OFFER = '018f0000-0000-7000-8000-000000000601';
const children = (base: string, names: string) => names.split(' ').map((name) => `${base}/${name}`);

/** docs/domain/screens.md#admin-routes. */
const ROUTES = [
  '/admin',
  ...children('/admin', 'accommodation activities bookings cms events feedback files finance offer'),
  ...children('/admin', 'offer-properties rentingMaterials settings sms task user'),
  '/admin/accommodation/neu',
  `/admin/accommodation/${ITEM}`,
  ...children(`/admin/accommodation/${ITEM}`, 'notes reservation-info'),
  `/admin/bookings/${ITEM}`,
  ...children(`/admin/bookings/${ITEM}`, 'invoices people renting-material'),
  '/admin/bookings/suspicious',
  `/admin/bookings/suspicious/${ITEM}`,
  `/admin/cms/${ITEM}`,
  ...children('/admin/cms', 'faults navigation startseite preview preview/winter'),
  ...children('/admin/events', 'planung rapporte vergangen-nicht-fertig zum-pruefen'),
  ...children('/admin/feedback', 'guide tour'),
  `/admin/feedback/stimme/${ITEM}`,
  ...children('/admin/files', 'address-import exports gutscheine image-upload'),
  `/admin/files/${ITEM}`,
  ...children('/admin/finance', 'abschluss bank belege mwst rechnungen rueckerstattungen'),
  '/admin/offer/auffaellig',
  '/admin/offer/neu',
  `/admin/offer/${OFFER}`,
  ...children(`/admin/offer/${OFFER}`, 'gallery history images notes occurrences pois rentingMaterial'),
  `/admin/offer/${OFFER}/occurrences/${ITEM}`,
  ...children(
    `/admin/offer/${OFFER}/occurrences/${ITEM}`,
    'accommodation bookings finance history images notes participants pinboard pois remembered renting-material report',
  ),
  ...children('/admin/offer-properties', 'levels sleeping-styles tags'),
  '/admin/rentingMaterials/ordered',
  ...children('/admin/settings', 'audit bexio messages messages/booking_confirmed'),
  '/admin/user/by-group',
  `/admin/user/${ITEM}`,
  ...children(`/admin/user/${ITEM}`, 'bookings lists notes roles'),
];

/** docs/domain/office.md#navigation, in its order. */
const ENTRIES =
  'Taskliste, CMS, Buchungen, Angebote, Events, Eigenschaften, Unterkünfte, Mietmaterialien, Gäste, Aktivitäten, Feedback, Dateien, Finanzen, SMS, Einstellungen';

const sideEntries = manifest.navigation
  .filter(({ area, audience }) => area === 'admin-side' && audience === 'admin')
  .toSorted((a, b) => a.order - b.order);

describe('what the remote declares', () => {
  test('is a valid manifest', () => {
    expect(Value.Check(RemoteManifest, manifest)).toBe(true);
  });

  test('has the side navigation of the office, and each entry leads to a page', () => {
    expect(sideEntries.map(({ label }) => label).join(', ')).toBe(ENTRIES);
    for (const { path } of sideEntries) expect(matchPage([remote], path)?.page.path).toBe(path);
  });

  test('has a chunk for each page, and marks no entry as one that comes later', () => {
    expect(Object.keys(remote.loaders).toSorted()).toEqual(manifest.pages.map(({ id }) => id).toSorted());
    expect(sideEntries.filter((entry) => 'upcoming' in entry)).toEqual([]);
  });

  test('lets only admins in, and no search engine', () => {
    for (const page of manifest.pages) {
      const guard = page.id === 'settings-delivery' ? 'super-admin' : 'admin';
      expect(page).toMatchObject({ layout: 'admin', guard, render: 'client', index: false });
    }
  });

  test('shows the link to the delivery page only to super admins', () => {
    const entry = manifest.navigation.find(({ path }) => path === '/admin/settings/delivery');
    expect(entry).toMatchObject({ area: 'admin-side', label: 'Auslieferung', audience: 'super-admin' });
  });

  test.each(['/admin/unbekannt', '/admin/events/unbekannt', `/admin/bookings/${ITEM}/unbekannt`])(
    '%s is no page',
    (path) => {
      expect(matchPage([remote], path)).toBeNull();
    },
  );
});

describe('every admin route', () => {
  test.each(ROUTES)('%s shows a page with a heading and the search box', async (path) => {
    const { shell } = await renderRemote(path, { api: someAnswers });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).not.toBe('');
    expect(screen.getByRole('combobox', { name: 'Suche in der Administration' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/areas\.|links\.|undefined/);
    expect(shell.seen.status).toBeNull();
  });
});
