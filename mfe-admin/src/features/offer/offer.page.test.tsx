import { aCollection, anActivity, anOffer, aVatRate } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aGuideSummary, aUser, OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/offer/${OFFER_ID}`;
const ski = anActivity({
  id: 'ski',
  '@id': '/api/activities/018f0000-0000-7000-8000-000000000202',
  title: 'Skitouren',
  difficulties: ['skiDifficulty'],
});
const offer = anOffer({ accountingNo: '277', version: 4, guides: [aGuideSummary] });
const ITEM = 'GET /api/offers/:id';
const PATCH = 'PATCH /api/offers/:id';

async function open(answers: object = {}, stored = offer) {
  const api = {
    ...someAnswers,
    [ITEM]: stored,
    [PATCH]: ({ body }: { readonly body: object }) => ({
      ...stored,
      version: 5,
      title: 'Gespeichert',
      ...body,
    }),
    'GET /api/activities': aCollection('/api/activities', [anActivity(), ski]),
    ...answers,
  };
  const page = await renderRemote(PATH, { api });
  await screen.findByLabelText(/^Buchhaltungskonto/);
  const patches = () => page.shell.api.calls.filter(({ method }) => method === 'PATCH');
  const save = () => page.user.click(screen.getByText('Speichern'));
  return { ...page, patches, save };
}

describe('the form of an offer', () => {
  test('stands in groups, filled with the offer and the names of what it refers to', async () => {
    await open();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Grundlagen',
      'Beschreibung',
      'Treffpunkt und Reise',
      'Anforderungen',
      'Teilnehmende',
      'Preise',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Buchhaltungskonto/).value).toBe('277');
    for (const name of ['Hochtouren', 'Beat Berger']) expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>(/^Niveau/).selectedOptions[0]?.text).toBe('Basis');
  });

  test('sends only what changed, with the version it was read in; an emptied link is null', async () => {
    const { user, save, patches } = await open();
    const subtitle = screen.getByLabelText(/^Untertitel/, { selector: 'input' });
    await user.clear(subtitle);
    await user.type(subtitle, 'Neu');
    await user.clear(screen.getByLabelText(/^Link zum Treffpunkt/));
    await user.selectOptions(screen.getByLabelText(/^Niveau/), 'keine Angabe');
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    const [sent] = patches();
    expect([sent?.body, sent?.ifMatch]).toEqual([{ subtitle: 'Neu', meetingLink: null, level: null }, '"4"']);
  });

  test('asks for a grade only where an activity is graded so, and clears it with the activity', async () => {
    const { user, save, patches } = await open();
    const high = await screen.findByLabelText<HTMLSelectElement>(/^Schwierigkeit Hochtour/);
    expect(high.value).toBe('WS');
    expect(screen.queryByLabelText(/^Schwierigkeit Skitour/)).toBeNull();
    await user.click(screen.getByLabelText('«Hochtouren» entfernen'));
    await waitFor(() => expect(screen.queryByLabelText(/^Schwierigkeit Hochtour/)).toBeNull());
    expect(screen.getByText(/^Schwierigkeiten erscheinen/)).toBeTruthy();
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ activities: [], mountainTourDifficulty: null });
  });
});

describe('what guides need', () => {
  test('the level is chosen by its name, the persons per guide are a number', async () => {
    const { user, save, patches } = await open();
    const level = screen.getByLabelText<HTMLSelectElement>(/^Mindestqualifikation/);
    expect(level.selectedOptions[0]?.text).toBe('keine Angabe');
    await user.selectOptions(level, 'Bergführung 2');
    const ratio = screen.getByLabelText(/^Personen pro Guide/);
    await user.clear(ratio);
    await user.type(ratio, '6');
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ requiredGuideLevel: 'guide2', personsPerGuide: 6 });
  });

  test('guides of the offer who lack it are named, and it is stored all the same', async () => {
    const lacking = aUser({ '@id': aGuideSummary['@id'], fullName: 'Vera Guide', guideLevel: 'guide1' });
    const { user, save, patches } = await open({
      'GET /api/users': aCollection('/api/users', [lacking]),
    });
    const said = /^Ohne die verlangte Qualifikation: Vera Guide \(Bergführung 1\)/;
    const level = screen.getByLabelText<HTMLSelectElement>(/^Mindestqualifikation/);
    await user.selectOptions(level, 'Bergführung 1');
    expect(screen.queryByText(said)).toBeNull();
    await user.selectOptions(level, 'Bergführung 2');
    expect(await screen.findByText(said)).toBeTruthy();
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ requiredGuideLevel: 'guide2' });
  });

  test('both can be taken back; nobody leads none', async () => {
    const stored = { ...offer, requiredGuideLevel: 'guide3', personsPerGuide: 4 } as const;
    const { user, save, patches } = await open({}, stored);
    await user.selectOptions(screen.getByLabelText(/^Mindestqualifikation/), 'keine Angabe');
    const ratio = screen.getByLabelText(/^Personen pro Guide/);
    await user.clear(ratio);
    await user.type(ratio, '0');
    await save();
    expect(ratio.getAttribute('aria-invalid')).toBe('true');
    expect(patches()).toEqual([]);
    await user.clear(ratio);
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ requiredGuideLevel: null, personsPerGuide: null });
  });
});

describe('prices', () => {
  test('of 0 are said to be meant so', async () => {
    const { user, save, patches } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Kostenlos' }));
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ freeOfCharge: true });
  });

  const prices = () => within(screen.getByRole('region', { name: 'Preis pro Person' }));

  test('are summed up while they are typed, normal and for members of the SAC', async () => {
    const { user, save, patches } = await open();
    expect([await prices().findByText('CHF 360.–'), prices().getByText('CHF 400.–')]).toHaveLength(2);
    await user.click(screen.getByText('Preisanteil hinzufügen'));
    const [, title] = screen.getAllByLabelText(/^Bezeichnung/);
    const [, price] = screen.getAllByLabelText(/^Preis \*|^Preis$/);
    if (!title || !price) throw new Error('The new row has no fields.');
    await user.type(title, 'Hütte');
    await user.type(price, '85.50');
    await user.tab();
    expect(await prices().findByText('CHF 485.50')).toBeTruthy();
    expect(prices().getByText('CHF 445.50')).toBeTruthy();
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({
      priceComponents: [
        expect.objectContaining({ title: 'Anteil Tour', grossPrice: 40_000 }),
        {
          title: 'Hütte',
          grossPrice: 8550,
          vatRate: aVatRate()['@id'],
          eligibleForSacDiscount: false,
          accommodationCost: false,
        },
      ],
    });
  });

  test('have costs on site beside them, with an amount or a word', async () => {
    const { user, save, patches } = await open();
    for (const _cost of ['railway', 'drinks']) await user.click(screen.getByText('Kosten hinzufügen'));
    const [, kind] = screen.getAllByLabelText(/^Wofür/);
    const [amount] = screen.getAllByLabelText(/^Betrag pro Person/);
    const [, note] = screen.getAllByLabelText(/^Bemerkung/);
    if (!kind || !amount || !note) throw new Error('The new rows have no fields.');
    await user.selectOptions(kind, 'Getränke');
    await user.type(amount, '38');
    await user.type(note, 'je nach Hütte');
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({
      extraCosts: [
        { kind: 'railway', amount: 3800, note: '' },
        { kind: 'drinks', amount: null, note: 'je nach Hütte' },
      ],
    });
  });

  test('choose among the rates in force today; one from before is marked', async () => {
    const old = aVatRate({
      '@id': '/api/vat_rates/old',
      title: 'Normalsatz 7.7 %',
      validFrom: '2018-01-01',
      validTo: '2023-12-31',
    });
    const unused = aVatRate({ ...old, '@id': '/api/vat_rates/unused', title: 'Reduziert 3.7 %' });
    const [component] = offer.priceComponents;
    if (!component) throw new Error('The offer has no price.');
    const stored = anOffer({ ...offer, priceComponents: [{ ...component, vatRate: old }] });
    await open({ 'GET /api/vat_rates': aCollection('/api/vat_rates', [old, unused, aVatRate()]) }, stored);
    await screen.findByText('Normalsatz 8.1 %');
    const options = screen.getByLabelText<HTMLSelectElement>(/^MWST-Satz/).options;
    expect([...options].map(({ text }) => text)).toEqual([
      'Normalsatz 7.7 % (gilt heute nicht)',
      'Normalsatz 8.1 %',
    ]);
  });
});
