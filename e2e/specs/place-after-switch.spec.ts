import type { Page } from '@playwright/test';
import { fillSafety } from '../support/booking-form.ts';
import { bookableEvent } from '../support/events.ts';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';

const REMOTE = 'mfe-booking';
const VERSION = '9.7.1';

/** All values of the form, by name. */
function fields(page: Page): Promise<Record<string, string | boolean>> {
  return page.getByRole('main').evaluate((main) => {
    const inputs = [...main.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')];
    return Object.fromEntries(
      inputs.map(({ name, type, value, checked }) =>
        type === 'radio' || type === 'checkbox' ? [`${name}=${value}`, checked] : [name, value],
      ),
    );
  });
}

test('a live switch keeps every field, the scroll position and the cursor of a typing visitor', async ({
  page,
  request,
  logIn,
}) => {
  const event = await bookableEvent(request);
  await publishVariant(REMOTE, VERSION, [
    {
      file: 'src/i18n/de-CH/booking.ts',
      edit: (source) => source.replace('Wer bucht?', 'Wer bucht da?'),
    },
  ]);
  await firn('promote', `${REMOTE}@${VERSION}`);
  await logIn('gast@firn.example');
  await page.goto(`/event/${event.id}/buchen`);
  const booker = page.getByRole('region', { name: 'Wer bucht da?' });
  await booker.getByRole('textbox', { name: 'Ort', exact: true }).fill('Guttannen');
  await fillSafety(page.getByRole('region', { name: /du selber/ }));
  const message = page.getByLabel('Mitteilung an uns');
  await message.fill('Wir kommen mit dem Postauto.');
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 10));
  const before = await fields(page);
  const top = await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    return window.scrollY;
  });
  expect(top).toBeGreaterThan(0);

  await firn('withdraw', `${REMOTE}@${VERSION}`, '--critical', '--reason', 'journey: leave it at once');
  await expect(page.getByRole('heading', { name: 'Wer bucht?' })).toBeVisible();
  await expect(booker).toBeHidden();
  await expect(message).toBeFocused();
  expect(await fields(page)).toEqual(before);
  const after = await page.evaluate(() => ({
    top: window.scrollY,
    isSameDocument: 'isSameDocument' in window,
  }));
  expect(after.isSameDocument).toBe(true);
  expect(Math.abs(after.top - top)).toBeLessThan(4);
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(4);
});
