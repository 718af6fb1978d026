import {
  aCancellationPolicyVersion,
  aCollection,
  PERSONAS,
  type TestRequest,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/settings/cancellation-policies';
const VERSION = aCancellationPolicyVersion();
const BEGUN =
  'Nach dieser Fassung wird gebucht, oder es ist nach ihr gebucht worden: sie bleibt, wie sie ist.';

const factsOf = (region: HTMLElement) =>
  [...region.querySelectorAll('dt')].map((day) => [day.textContent, day.nextElementSibling?.textContent]);

test('the list says what each version costs, in words, and for which bookings', async () => {
  const older = aCancellationPolicyVersion({
    id: 'alt',
    preset: 'day_tour',
    validFrom: '2020-01-01',
    validTo: '2026-02-28',
  });
  const api = {
    ...someAnswers,
    'GET /api/cancellation_policies': aCollection('/api/cancellation_policies', [VERSION, older]),
  };
  await renderRemote(PATH, { api, user: PERSONAS['super-admin'] });
  const nights = await screen.findByRole('row', { name: /Mit Übernachtung, Fassung 1/ });
  expect(
    within(nights)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '31 Tage und mehr vor dem Start: CHF 80.– pro Person',
    '30 bis 20 Tage vorher: 50 % des Preises',
    '19 bis 10 Tage vorher: 75 % des Preises',
    '9 Tage vorher und weniger, auch bei Nichterscheinen: 100 % des Preises',
  ]);
  expect(within(nights).getByText('ab Mi, 01.01.2020')).toBeTruthy();
  const day = screen.getByRole('row', { name: /Tagestouren, Fassung 1/ });
  expect(within(day).getByText('Mi, 01.01.2020 bis Sa, 28.02.2026')).toBeTruthy();
});

describe('a super admin', () => {
  test('makes a version, sees what it costs somebody before saving, and sends its tiers', async () => {
    const api = {
      ...someAnswers,
      'POST /api/cancellation_policies': ({ body }: TestRequest) =>
        aCancellationPolicyVersion({ number: 2, ...(body as object) }),
    };
    const { shell, user } = await renderRemote(PATH, { api, user: PERSONAS['super-admin'] });
    await user.click(await screen.findByRole('link', { name: 'Neu' }));
    const form = await screen.findByRole('dialog', { name: 'Neue Fassung' });
    const field = (name: RegExp, index = 0) => {
      const found = within(form).getAllByRole('textbox', { name })[index];
      if (!found) throw new Error(`no field ${name}`);
      return found;
    };
    await user.type(field(/Gilt für Buchungen ab/), '1.3.2026');
    const example = within(form).getByRole('region', { name: 'Beispiel' });
    await user.click(within(form).getByRole('button', { name: 'Stufe hinzufügen' }));
    expect(example.textContent).toContain('Sobald jede Stufe Tage und Kosten hat');
    await user.type(field(/Ab so vielen Tagen/, 1), '10');
    await user.type(field(/Betrag pro Person/, 1), '100');
    await user.tab();
    expect(factsOf(example)).toEqual([
      ['bis Mo, 20.04.2026', 'CHF 100.–'],
      ['danach', 'CHF 480.–'],
    ]);
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    await screen.findByRole('row', { name: /Mit Übernachtung, Fassung 1/ });
    const sent = shell.api.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({
      preset: 'with_nights',
      validFrom: '2026-03-01',
      tiers: [
        { fromDays: 0, fee: null, percent: 100 },
        { fromDays: 10, fee: 10_000, percent: null },
      ],
    });
  });

  test('reads why a version that has begun stays, in place of fields', async () => {
    await renderRemote(`${PATH}?edit=${VERSION.id}`, { api: someAnswers, user: PERSONAS['super-admin'] });
    const form = await screen.findByRole('dialog', { name: 'Fassung bearbeiten' });
    expect(await within(form).findByText(BEGUN)).toBeTruthy();
    expect(within(form).queryByRole('textbox')).toBeNull();
    expect(factsOf(within(form).getByRole('region', { name: 'Beispiel' }))[0]).toEqual([
      'bis So, 15.03.2026',
      'CHF 80.–',
    ]);
  });
});

test('an admin reads the versions, and who makes new ones', async () => {
  await renderRemote(PATH, { api: someAnswers });
  expect(await screen.findByText(/Nur Super-Admins legen neue Fassungen an/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Neu' })).toBeNull();
});
