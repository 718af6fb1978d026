import { anOffer, aVatRate, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/offer/${OFFER_ID}`;
const ITEM = 'GET /api/offers/:id';
const hidden = anOffer({ state: 'hidden', version: 4, accountingNo: '277' });

async function open(answers: object = {}, stored = hidden) {
  const page = await renderRemote(PATH, { api: { ...someAnswers, [ITEM]: stored, ...answers } });
  await screen.findByText('Mehr');
  const sent = (method: string) => page.shell.api.calls.filter((call) => call.method === method);
  const toasts = () => page.shell.toasts.get().map(({ text }) => text);
  // It goes by texts, because the roles of so long a form take seconds.
  const more = () => page.user.click(screen.getByText('Mehr'));
  const press = async (name: string) => {
    if (!screen.queryByText(name)) await more();
    await page.user.click(screen.getByText(name));
  };
  return { ...page, sent, toasts, press, more };
}

test('names the offer, its code and state, and all its pages', async () => {
  const { shell, more } = await open();
  await more();
  const head = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
  for (const text of ['A-101', 'Verborgen']) expect(head.getByText(text)).toBeTruthy();
  const tabs = within(head.getByRole('navigation')).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Angebot', PATH],
    ['Events', `${PATH}/occurrences`],
    ['Bilder', `${PATH}/images`],
    ['Galerie', `${PATH}/gallery`],
    ['Wegpunkte', `${PATH}/pois`],
    ['Notizen', `${PATH}/notes`],
    ['Mietmaterial', `${PATH}/rentingMaterial`],
    ['Verlauf', `${PATH}/history`],
  ]);
  expect(head.getByText('Vorschau ansehen').closest('a')?.getAttribute('href')).toBe(
    `/event/${OFFER_ID}/${hidden.slug}`,
  );
  expect(shell.seen.head?.title).toBe('Allalinhorn über den Hohlaubgrat, A-101');
});

test('only publishing is filled; Escape closes the menu, and the focus is back on its button', async () => {
  const { user } = await open();
  const head = screen.getByRole('heading', { level: 1 }).closest('header');
  const filled = [...(head?.querySelectorAll('[data-variant="filled"]') ?? [])];
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Veröffentlichen']);
  const opener = screen.getByText('Mehr').closest('button');
  opener?.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Vorschau ansehen');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Vorschau ansehen')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('what is typed comes first: saving is filled then, and the next step is not', async () => {
  const { user } = await open();
  const filled = () =>
    [...document.querySelectorAll('main :is(button, a)[data-variant="filled"]')].map(
      ({ textContent }) => textContent,
    );
  expect(filled()).toEqual(['Veröffentlichen']);
  const subtitle = screen.getByLabelText(/^Untertitel/, { selector: 'input' });
  const before = (subtitle as HTMLInputElement).value;
  await user.type(subtitle, 'x');
  expect(filled()).toEqual(['Speichern']);
  await user.clear(subtitle);
  await user.type(subtitle, before);
  expect(filled()).toEqual(['Veröffentlichen']);
});

test('a published offer is looked at on the website, and the way back is kept', async () => {
  const { user, more, shell } = await open({}, anOffer({ ...hidden, state: 'published' }));
  await more();
  await user.click(screen.getByText('Auf der Website ansehen'));
  expect(shell.navigation.get().location.state).toEqual({ from: PATH });
});

describe('steps', () => {
  test.each([
    ['hidden', 'Veröffentlichen', 'published'],
    ['published', 'Verbergen', 'hidden'],
    ['published', 'Archivieren', 'archived'],
    ['archived', 'Aus dem Archiv holen', 'hidden'],
  ] as const)('%s: «%s»', async (state, label, to) => {
    const stored = anOffer({ ...hidden, state });
    const answers = { 'POST /api/offers/:id/transition': anOffer({ ...stored, state: to, version: 5 }) };
    const { press, sent, toasts } = await open(answers, stored);
    await press(label);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(sent('POST').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([[{ to }, '"4"']]);
    await waitFor(() => expect(screen.queryByText(label)).toBeNull());
  });

  test.each([
    [null, 'Ohne Standort fehlt es auf der Karte der Agenda'],
    [{ latitude: 46.5, longitude: 8 }, ''],
  ])('published at %j, it is told whether the map lacks it', async (location, hint) => {
    const made = anOffer({ ...hidden, state: 'published', location, version: 5 });
    const { press, toasts } = await open({ 'POST /api/offers/:id/transition': made });
    await press('Veröffentlichen');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toContain(hint);
    expect(toasts()[0]?.includes('Standort')).toBe(hint !== '');
  });

  test('what is missing for publishing is named, and leads to its field or page', async () => {
    const missing = [
      { propertyPath: 'leadText', message: 'Es fehlt die Einleitung.' },
      { propertyPath: 'headImage', message: 'Es fehlt das Titelbild.' },
    ];
    const { press, user, address } = await open({
      'POST /api/offers/:id/transition': () => {
        throw testProblem(409, { type: '/problems/invalid-transition', missing });
      },
    });
    await press('Veröffentlichen');
    const dialog = await screen.findByRole('dialog', { name: 'Das fehlt noch' });
    const picture = within(dialog).getByText('Es fehlt das Titelbild.');
    expect(picture.getAttribute('href')).toBe(`${PATH}/images`);
    await user.click(within(dialog).getByText('Es fehlt die Einleitung.'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Einleitung/)));
    expect([address(), screen.queryByRole('dialog')]).toEqual([PATH, null]);
  });

  test('what somebody else changed meanwhile is told, and asked for anew', async () => {
    const { press, toasts, sent } = await open({
      'POST /api/offers/:id/transition': () => {
        throw testProblem(412, { type: '/problems/stale', current: hidden, changedBy: 'Petra Meier' });
      },
    });
    const before = sent('GET').filter(({ path }) => path.endsWith(OFFER_ID)).length;
    await press('Veröffentlichen');
    await waitFor(() => expect(toasts()).toEqual(['Petra Meier hat das inzwischen geändert.']));
    expect(sent('GET').filter(({ path }) => path.endsWith(OFFER_ID))).toHaveLength(before + 1);
  });
});

test('a copy has everything but code and state, at the rates of today', async () => {
  const old = aVatRate({
    '@id': '/api/vat_rates/old',
    category: 'Sal2.0, 7.7%',
    validFrom: '2018-01-01',
    validTo: '2023-12-31',
  });
  const [component] = hidden.priceComponents;
  if (!component) throw new Error('The offer has no price.');
  const stored = anOffer({
    ...hidden,
    title: `${'Allalinhorn '.repeat(9)}Hohlaub`,
    priceComponents: [{ ...component, vatRate: old }],
  });
  const copied = anOffer({ id: 'copy', '@id': '/api/offers/copy', title: 'Kopie von Allalinhorn' });
  const { press, sent, address } = await open({ 'POST /api/offers': copied }, stored);
  await press('Duplizieren');
  await waitFor(() => expect(address()).toBe('/admin/offer/copy'));
  const body = sent('POST')[0]?.body as Record<string, unknown>;
  expect(body.title).toHaveLength(120);
  expect(body).toMatchObject({
    title: expect.stringMatching(/^Kopie von Allalinhorn/),
    accountingNo: '277',
    level: hidden.level?.['@id'],
    headImage: hidden.headImage?.['@id'],
    location: hidden.location,
    priceComponents: [{ title: 'Anteil Tour', grossPrice: 40_000, vatRate: aVatRate()['@id'] }],
  });
  expect(['code', 'state', 'id', 'version', 'priceFrom'].filter((field) => field in body)).toEqual([]);
});

describe('removing', () => {
  test('asks first, then leads back to the list', async () => {
    const { press, user, address, sent } = await open({ 'DELETE /api/offers/:id': null });
    await press('Löschen');
    const dialog = screen.getByRole('dialog', { name: /löschen\?$/ });
    expect(sent('DELETE')).toEqual([]);
    await user.click(within(dialog).getByText('Löschen'));
    await waitFor(() => expect(address()).toBe('/admin/offer'));
    expect(sent('DELETE').map(({ ifMatch }) => ifMatch)).toEqual(['"4"']);
  });

  test('what is in use stays, and it is said by what', async () => {
    const detail = '3 Events gehören zu diesem Angebot.';
    const { press, user, toasts, address } = await open({
      'DELETE /api/offers/:id': () => {
        throw testProblem(409, { type: '/problems/in-use', detail, usedBy: [{ label: 'Events', count: 3 }] });
      },
    });
    await press('Löschen');
    await user.click(within(screen.getByRole('dialog')).getByText('Löschen'));
    await waitFor(() => expect(toasts()).toEqual([detail]));
    expect([address(), screen.queryByRole('dialog')]).toEqual([PATH, null]);
  });
});
