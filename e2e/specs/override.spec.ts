import { bookableEvent } from '../support/events.ts';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';

test('an override shows its holder the version with a banner, nobody else, and one click ends it', async ({
  page,
  browser,
}) => {
  const version = '7.3.0';
  await publishVariant('mfe-booking', version, [
    {
      file: 'src/i18n/de-CH/booking.ts',
      edit: (source) => source.replace('Wer bucht?', 'Wer bucht zur Vorschau?'),
    },
  ]);
  const event = await bookableEvent(page.request);
  const path = `/event/${event.id}/buchen`;
  const { url } = (await firn('override', `mfe-booking@${version}`, '--minutes', '5')) as { url: string };
  const preview = page.getByRole('heading', { name: 'Wer bucht zur Vorschau?' });
  const live = page.getByRole('heading', { name: 'Wer bucht?' });
  const banner = page.locator('[data-banner="override"]');

  await page.goto(`${url}&to=${path}`);
  await expect(preview).toBeVisible();
  await expect(banner).toContainText(`mfe-booking ${version}`);

  await page.setViewportSize({ width: 360, height: 740 });
  const isWhole = await banner.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight, textContent }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight && /bis \d\d:\d\d\./.test(textContent ?? ''),
  );
  expect(isWhole).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const other = await browser.newPage();
  await other.goto(path);
  await expect(other.getByRole('heading', { name: 'Wer bucht?' })).toBeVisible();
  await expect(other.locator('[data-banner="override"]')).toHaveCount(0);
  await other.close();

  await banner.getByRole('link', { name: 'Zurücksetzen' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(live).toBeVisible();
  await expect(banner).toHaveCount(0);
});
