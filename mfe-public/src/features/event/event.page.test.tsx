import type { EventResponse } from '@firn/shared-contracts/api';
import {
  aCollection,
  aCompany,
  aMediaObject,
  anEvent,
  anOffer,
  aRentingMaterial,
  aVatRate,
  PERSONAS,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVENT_ID, GUIDE_ID, OFFER_ID, publicApi, threeEvents } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

const missing = () => {
  throw testProblem(404);
};
const openEvent = (event: Partial<EventResponse> = {}, overrides = {}) =>
  renderRemote({
    path: `/event/${EVENT_ID}`,
    api: publicApi({ 'GET /api/events/:id': anEvent(event), ...overrides }),
  });

describe('an event that can be booked', () => {
  test('shows what a guest wants to know', async () => {
    await renderRemote({ path: `/event/${EVENT_ID}/x`, api: publicApi() });
    expect(await screen.findByRole('heading', { level: 1, name: /Hohlaubgrat/ })).toBeTruthy();
    const facts = screen.getByRole('region', { name: 'Auf einen Blick' }).textContent ?? '';
    expect(facts).toContain('HochtourWS SAC-Hochtourenskala');
    expect(facts).toContain("Aufstieg1'000 m");
    expect(facts).toContain('Gehzeit6½ h');
    expect(facts).toContain('3 bis 8 Personen');
    expect(screen.getByRole('link', { name: 'Ursina Caflisch' }).getAttribute('href')).toBe(
      `/team/${GUIDE_ID}/ursina-caflisch`,
    );
    expect(screen.getByRole('link', { name: '1 Bild ansehen' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Programm' }).textContent).toContain('Tag 1');
  });

  test('says with what qualification its guides lead, if they are presented', async () => {
    const guide = { '@id': '/api/users/1', id: '1', fullName: 'Ursina Caflisch', slug: 'ursina-caflisch' };
    const other = { ...guide, '@id': '/api/users/2', id: '2', fullName: 'Beat Berger' };
    await openEvent({
      guides: [
        { ...guide, presentedOnWebsite: true, guideLevel: 'guide3', portraitImage: aMediaObject() },
        { ...other, presentedOnWebsite: false },
      ],
    });
    const facts = within(await screen.findByRole('region', { name: 'Auf einen Blick' }));
    expect(facts.getByText(guide.fullName).closest('li')?.textContent).toBe(
      `${guide.fullName}, Bergführung UIAGM`,
    );
    expect(facts.getByText('Beat Berger').closest('li')?.textContent).toBe('Beat Berger');
    const portraits = [guide.fullName, 'Beat Berger'].map((name) =>
      facts.getByText(name).closest('li')?.querySelector('img')?.getAttribute('src'),
    );
    expect(portraits).toEqual([`${aMediaObject().contentUrl}?width=640`, undefined]);
  });

  test('on request, search engines are not told that it can be bought', async () => {
    const { shell } = await openEvent({ onRequest: true });
    await waitFor(() => expect(shell.seen.head?.jsonLd).toBeTruthy());
    const offers = shell.seen.head?.jsonLd?.[0]?.offers;
    expect(offers).toMatchObject({ priceCurrency: 'CHF' });
    expect(offers).not.toHaveProperty('availability');
  });

  test('on request but gone, search engines learn it as of any other', async () => {
    const { shell } = await openEvent({ onRequest: true, availability: 'full', freePlaces: 0 });
    await waitFor(() => expect(shell.seen.head?.jsonLd).toBeTruthy());
    expect(shell.seen.head?.jsonLd?.[0]?.offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    });
  });

  test('offers places to other teams, with the event, and leads to the form itself where none comes', async () => {
    const { shell, region } = await openEvent();
    const places = [...region.querySelectorAll('[data-slot]')].map((each) => each.getAttribute('data-slot'));
    expect(places).toEqual(['event-tools', 'event-booking', 'event-facts']);
    expect(screen.getByRole('link', { name: 'Jetzt buchen' }).getAttribute('href')).toBe(
      `/event/${EVENT_ID}/buchen`,
    );
    expect(shell.api.calls.filter(({ path }) => path === `/api/events/${EVENT_ID}`)).toHaveLength(1);
  });

  test('is passed on by a copied address where the system has no dialog, and says what guests said of the offer', async () => {
    const user = userEvent.setup();
    const { shell } = await openEvent();
    await user.click(await screen.findByRole('button', { name: 'Weitersagen' }));
    await waitFor(() =>
      expect(shell.toasts.get().map(({ text }) => text)).toEqual(['Die Adresse ist kopiert.']),
    );
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/event/${EVENT_ID}/`));
    expect(screen.getByRole('region', { name: 'Stimmen von Gästen' })).toBeTruthy();
  });

  test('names what can be rented, with its price, and says where it is chosen', async () => {
    const boots = aRentingMaterial({ title: 'Bergschuhe', depositNote: 'CHF 50.– in bar' });
    const helmet = aRentingMaterial({
      '@id': '/api/renting_materials/2',
      title: 'Helm',
      perDay: false,
      grossPrice: 800,
    });
    const rope = aRentingMaterial({ '@id': '/api/renting_materials/3', title: 'Seil' });
    await openEvent(
      { rentingMaterials: [boots['@id'], helmet['@id']] },
      { 'GET /api/renting_materials': aCollection('/api/renting_materials', [boots, helmet, rope]) },
    );
    const rental = within(await screen.findByRole('region', { name: 'Material mieten' }));
    const rows = rental.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Material', 'Miete'],
      ['BergschuheDepot: CHF 50.– in bar', 'CHF 15.– pro Tag'],
      ['Helm', 'CHF 8.– für die ganze Dauer'],
    ]);
  });

  test('says nothing of material where none is rented', async () => {
    const { shell } = await openEvent();
    await screen.findByRole('region', { name: 'Preise' });
    expect(screen.queryByRole('region', { name: 'Material mieten' })).toBeNull();
    expect(shell.api.calls.some(({ path }) => path === '/api/renting_materials')).toBe(false);
  });

  test('splits the price by part, with the SAC discount and the VAT', async () => {
    const hut = aVatRate({ percent: 3.8, category: 'Sal2.1, 3.8%' });
    await openEvent({
      priceComponents: [
        ...anEvent().priceComponents,
        {
          title: 'Anteil Übernachtung',
          grossPrice: 5800,
          vatRate: hut,
          eligibleForSacDiscount: false,
          accommodationCost: true,
        },
      ],
    });
    const table = await screen.findByRole('table', { name: 'Preise pro Person' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Bestandteil', 'Normal', 'Mit SAC-Ausweis'],
      ['Anteil Tour', 'CHF 400.–', 'CHF 360.–'],
      ['Anteil Übernachtung', 'CHF 58.–', 'CHF 58.–'],
      ['Total', 'CHF 458.–', 'CHF 418.–'],
    ]);
    expect(screen.getByText(/inklusive Mehrwertsteuer \(8.1 %, 3.8 %\)/)).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Versicherung und Rettung' })).getAttribute('href')).toBe(
      '/gut-zu-wissen/versicherung',
    );
  });

  test('leads to no page on insurance where the company has none', async () => {
    const { insurancePage: _none, ...company } = aCompany();
    await openEvent({}, { 'GET /api/company': company });
    expect(await screen.findByText('Nicht inbegriffen ist deine Unfallversicherung.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Versicherung und Rettung' })).toBeNull();
  });

  test('says what is paid on site, and what it costs in all', async () => {
    await openEvent({
      extraCosts: [
        { kind: 'railway', amount: 3800, note: 'retour ab Saas-Fee' },
        { kind: 'drinks', amount: null, note: 'je nach Hütte' },
      ],
    });
    const onSite = await screen.findByRole('region', { name: 'Vor Ort zu bezahlen, pro Person' });
    const rows = [...onSite.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Bergbahn retour ab Saas-FeeCHF 38.–',
      'Getränkeje nach Hütte',
      'Alles zusammenrund CHF 440.–',
    ]);
  });

  test('says nothing of costs on site that there are not', async () => {
    await openEvent();
    await screen.findByRole('region', { name: 'Preise' });
    expect(screen.queryByText(/Vor Ort/)).toBeNull();
  });

  test('that costs nothing reads «kostenlos»', async () => {
    const [component] = anEvent().priceComponents;
    const free = component ? [{ ...component, grossPrice: 0 }] : [];
    await openEvent({ priceFrom: 0, priceFromSac: 0, freeOfCharge: true, priceComponents: free });
    const table = await screen.findByRole('table', { name: 'Preise pro Person' });
    expect(within(table).getAllByText('kostenlos')).not.toEqual([]);
    expect(document.body.textContent).not.toMatch(/CHF 0/);
  });

  test('offers the other dates of the same tour', async () => {
    const { shell } = await openEvent({}, { 'GET /api/events': aCollection('/api/events', threeEvents()) });
    const others = await screen.findByRole('region', { name: 'Weitere Termine' });
    expect(within(others).getAllByRole('article')).toHaveLength(2);
    const query = shell.api.calls.find(({ path }) => path === '/api/events')?.searchParams;
    expect(query?.get('offer')).toBe(anEvent().offer);
  });

  test('tells search engines and chats what it is', async () => {
    const { shell } = await openEvent();
    await waitFor(() => expect(shell.seen.head?.jsonLd).toBeTruthy());
    expect(shell.seen.head).toMatchObject({
      title: 'Allalinhorn über den Hohlaubgrat',
      canonical: `/event/${EVENT_ID}/allalinhorn-ueber-den-hohlaubgrat`,
      image: anEvent().headImage?.contentUrl,
    });
    expect(shell.seen.head?.jsonLd?.[0]).toMatchObject({
      '@type': 'Event',
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { price: '400.00', priceCurrency: 'CHF', availability: 'https://schema.org/InStock' },
      location: { name: 'Saas-Fee', geo: { latitude: 46.0461 } },
    });
  });
});

describe('an event that cannot be booked', () => {
  test.each(['full', 'deadline_passed', 'cancelled', 'past'] as const)(
    '%s: has the other dates, even where there are none',
    async (availability) => {
      await openEvent({ availability }, { 'GET /api/events': aCollection('/api/events', []) });
      expect(await screen.findByRole('region', { name: 'Weitere Termine' })).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Jetzt buchen' })).toBeNull();
    },
  );

  test.each([
    ['minimum_participants', 'Grund: Mindestteilnehmerzahl nicht erreicht'],
    ['no_guide', 'Grund: Ausfall Guide'],
    ['weather', 'Grund: Wetter/Verhältnisse'],
    ['other', ''],
    [null, ''],
  ] as const)('cancelled for %s says so at the top', async (cancellationReason, reason) => {
    await openEvent({ state: 'cancelled', availability: 'cancelled', cancellationReason });
    expect((await screen.findByRole('note')).textContent).toBe(`Dieser Termin ist abgesagt${reason}`);
  });

  test('a past event says so at the top', async () => {
    await openEvent({ state: 'confirmed', availability: 'past' });
    expect((await screen.findByRole('note')).textContent).toBe('Dieser Termin ist vorbei');
  });
});

describe('what else the address may lead to', () => {
  test('a code of one event leads to its address', async () => {
    const { shell } = await renderRemote({
      path: '/event/E-101-1',
      api: publicApi({ 'GET /api/events': aCollection('/api/events', [anEvent()]) }),
    });
    await waitFor(() =>
      expect(shell.navigation.get().location.pathname).toBe(
        `/event/${EVENT_ID}/allalinhorn-ueber-den-hohlaubgrat`,
      ),
    );
    expect(shell.navigation.get().action).toBe('REPLACE');
  });

  test.each([0, 2])('a code of %i events does not exist', async (count) => {
    const events = threeEvents().slice(0, count);
    const { shell } = await renderRemote({
      path: '/event/E-101-1',
      api: publicApi({ 'GET /api/events': aCollection('/api/events', events) }),
    });
    await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
  });

  test('an offer with this id replaces an event that does not load', async () => {
    const { shell } = await renderRemote({
      path: `/event/${OFFER_ID}`,
      api: publicApi({ 'GET /api/events/:id': missing }),
    });
    expect(await screen.findByRole('region', { name: 'Termine' })).toBeTruthy();
    await waitFor(() =>
      expect(shell.seen.head?.canonical).toBe(`/offer/${OFFER_ID}/allalinhorn-ueber-den-hohlaubgrat`),
    );
  });

  test('neither event nor offer is a 404', async () => {
    const { shell } = await renderRemote({
      path: '/event/nichts',
      api: publicApi({ 'GET /api/events/:id': missing, 'GET /api/offers/:id': missing }),
    });
    await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
  });

  test('a failure can be retried', async () => {
    const fails = () => {
      throw testProblem(403);
    };
    const { shell } = await renderRemote({
      path: `/event/${EVENT_ID}`,
      api: publicApi({ 'GET /api/events/:id': fails }),
    });
    await screen.findByRole('alert');
    shell.answer(publicApi());
    await userEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});

describe('a page that guests do not see', () => {
  const text = 'Verborgen – Gäste sehen diese Seite nicht.';
  const office = `/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`;
  const show = async (
    event: Partial<EventResponse>,
    user: 'admin' | 'guide' = 'admin',
    api: TestApiHandlers = {},
  ) => {
    const answers = {
      'GET /api/events/:id': anEvent({ offer: `/api/offers/${OFFER_ID}`, ...event }),
      ...api,
    };
    const rendered = await renderRemote({
      path: `/event/${EVENT_ID}`,
      user: PERSONAS[user],
      api: publicApi(answers),
    });
    await screen.findByRole('heading', { level: 1 });
    return rendered;
  };

  test('says so to the office, and leads back to the event there', async () => {
    await show({ published: false, state: 'draft' });
    const notice = within(screen.getByText(text).closest('[role="note"]') as HTMLElement);
    expect(notice.getByRole('link', { name: 'Zurück ins Büro' }).getAttribute('href')).toBe(office);
  });

  test('leads back to where one came from', async () => {
    const { shell } = await show({ published: false });
    shell.navigation.replace(`/event/${EVENT_ID}`, { from: `${office}/notes` });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Zurück ins Büro' }).getAttribute('href')).toBe(
        `${office}/notes`,
      ),
    );
  });

  test('may be an event that is published, of an offer that is hidden', async () => {
    await show({ published: true }, 'admin', { 'GET /api/offers/:id': anOffer({ state: 'hidden' }) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('may be an offer', async () => {
    await show({}, 'admin', {
      'GET /api/events/:id': missing,
      'GET /api/offers/:id': anOffer({ id: OFFER_ID, state: 'hidden' }),
    });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zurück ins Büro' }).getAttribute('href')).toBe(
      `/admin/offer/${OFFER_ID}`,
    );
  });

  test.each([
    ['a private tour, which its guest sees', { published: false, isPrivate: true }, 'admin'],
    ['a guide of a draft', { published: false }, 'guide'],
    ['what everybody sees', { published: true }, 'admin'],
  ] as const)('nothing is said of %s', async (_what, event, user) => {
    const { shell } = await show(event, user, { 'GET /api/offers/:id': anOffer({ state: 'published' }) });
    const isAsked = () => shell.api.calls.some(({ path }) => path === `/api/offers/${OFFER_ID}`);
    if (event.published) await waitFor(() => expect(isAsked()).toBe(true));
    expect(screen.queryByText(text)).toBeNull();
  });
});
