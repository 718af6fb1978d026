import type { APIRequestContext } from '@playwright/test';
import { bookableEvent } from '../support/events.ts';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';

interface Registry {
  readonly sequence: number;
  readonly remotes: Readonly<Record<string, { readonly version: string }>>;
}

async function liveVersions(request: APIRequestContext): Promise<Record<string, string>> {
  const { remotes } = (await (await request.get('/delivery/registry')).json()) as Registry;
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

test('a visible change of mfe-booking goes live and back at the next page load; the others stay', async ({
  page,
}) => {
  const before = await liveVersions(page.request);
  const event = await bookableEvent(page.request);
  const next = '9.0.0';
  const heading = page.getByRole('heading', { name: 'Wer bucht?' });
  const changed = page.getByRole('heading', { name: 'Wer bucht diese Reise?' });
  const open = () => page.goto(`/event/${event.id}/buchen`);

  await publishVariant('mfe-booking', next, [
    {
      file: 'src/i18n/de-CH/booking.ts',
      edit: (source) => source.replace('Wer bucht?', 'Wer bucht diese Reise?'),
    },
  ]);
  await open();
  await expect(heading).toBeVisible();
  expect(await liveVersions(page.request)).toEqual(before);

  await firn('promote', `mfe-booking@${next}`);
  await open();
  await expect(changed).toBeVisible();
  expect(await liveVersions(page.request)).toEqual({ ...before, 'mfe-booking': next });

  await firn('rollback', 'mfe-booking', '--reason', 'journey: the old words were better');
  await open();
  await expect(heading).toBeVisible();
  await expect(changed).toBeHidden();
  expect(await liveVersions(page.request)).toEqual(before);

  const { entries } = (await firn('history', 'mfe-booking')) as {
    entries: { action: string; reason?: string }[];
  };
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['rollback', 'promote']);
  expect(entries[0]?.reason).toBe('journey: the old words were better');
});

test('a version is immutable: other bytes under a known version are refused', async () => {
  const change = (words: string) => [
    { file: 'src/i18n/de-CH/booking.ts', edit: (source: string) => source.replace('Wer bucht?', words) },
  ];
  await publishVariant('mfe-booking', '9.1.0', change('Eins'));
  await publishVariant('mfe-booking', '9.1.0', change('Eins'));
  await expect(publishVariant('mfe-booking', '9.1.0', change('Zwei'))).rejects.toThrow(
    /409|other bytes|immutable/i,
  );
});

test('a page that another live remote owns is refused, naming both', async () => {
  const claim = [
    { file: 'remote.json', edit: (source: string) => source.replace('"/print/events"', '"/agenda"') },
  ];
  await expect(publishVariant('mfe-print', '9.0.0', claim)).rejects.toThrow(
    /agenda of mfe-print@9\.0\.0 is claimed by mfe-public/,
  );
});
