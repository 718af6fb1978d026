import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aVoices, GUIDE_ID, OFFER_ID, publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

const pages = [
  ['an offer', `/offer/${OFFER_ID}/allalinhorn`, 'Product'],
  ['a guide', `/team/${GUIDE_ID}/ursina-caflisch`, 'Service'],
] as const;

const open = (path: string, voices = aVoices()) =>
  renderRemote({ path, api: publicApi({ 'GET /api/voices': voices }) });

describe.each(pages)('the page of %s', (_what, path, type) => {
  test('has voices with their replies, and the average that search engines are told', async () => {
    const { shell } = await open(path);
    const region = await screen.findByRole('region', { name: 'Stimmen von Gästen' });
    expect(within(region).getByText('4.6 von 5, aus 12 Rückmeldungen')).toBeTruthy();
    expect(within(region).getByText('Ein grosser Tag.')).toBeTruthy();
    expect(within(region).getByText('Nina, Allalinhorn, Juli 2026 · 4.5 von 5')).toBeTruthy();
    expect(within(region).getByText('Danke, Nina!')).toBeTruthy();
    expect(within(region).getByText('Antwort von Firn, Mo, 20.07.2026')).toBeTruthy();
    await waitFor(() =>
      expect(shell.seen.head?.jsonLd).toMatchObject([
        { '@type': type, aggregateRating: { ratingValue: 4.6, ratingCount: 12, bestRating: 5 } },
      ]),
    );
  });

  test('says no average of too few voices, to nobody', async () => {
    const { shell } = await open(path, aVoices({ rating: null }));
    expect(await screen.findByText('Ein grosser Tag.')).toBeTruthy();
    expect(screen.queryByText(/Rückmeldungen$/)).toBeNull();
    expect(shell.seen.head?.jsonLd).toBeUndefined();
  });

  test('has no section where nobody said anything', async () => {
    await open(path, aVoices({ rating: null, voices: [] }));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Stimmen von Gästen' })).toBeNull());
  });
});
