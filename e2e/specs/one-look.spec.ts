import { ACCOUNT_PAGES } from '../support/account-pages.ts';
import { bookableEvent } from '../support/events.ts';
import { type Control, contrastOnWhite, controlsOf } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

/** CSS pixels, by density; the specification stands in shared-ui/src/form/README.md. */
const HEIGHTS = { guests: 44, office: 36 } as const;
const BORDER = 'rgb(125, 141, 150)';
const LEAST_CONTRAST = 3;
/** Below, phones zoom into a focused field. */
const LEAST_TEXT = 16;

type Density = keyof typeof HEIGHTS;

/** What is wrong with a control, in words, or null. */
function breachOf({ what, isInMain, isField, grows, height, border, fill }: Control, density: Density) {
  const wanted = HEIGHTS[isInMain ? density : 'guests'];
  if (grows ? height < wanted : Math.abs(height - wanted) > 0.5) return `${what} is ${height} px high`;
  if (isField && border !== BORDER) return `${what} has the border ${border}`;
  // A filled button may be bordered in its own colour.
  if (!isField && border !== null && border !== BORDER && border !== fill)
    return `${what} has the border ${border}`;
  return null;
}

async function look(page: import('@playwright/test').Page, path: string, density: Density) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const controls = await controlsOf(page);
  return { controls, breaches: controls.map((control) => breachOf(control, density)).filter(Boolean) };
}

test('the border of fields and buttons can be seen', () => {
  expect(contrastOnWhite(BORDER)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(contrastOnWhite('rgb(255, 255, 255)')).toBeCloseTo(1);
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('guests see one height and one border', async ({ page, quietConsole }) => {
      quietConsole.allow(/404/);
      const event = await bookableEvent(page.request);
      for (const path of [
        '/',
        '/login',
        ...ACCOUNT_PAGES,
        '/agenda',
        `/event/${event.id}/${event.slug}`,
        `/event/${event.id}/buchen`,
        '/gibt-es-nicht',
      ]) {
        const { controls, breaches } = await look(page, path, 'guests');
        expect([path, breaches]).toEqual([path, []]);
        expect(controls.length).toBeGreaterThan(0);
        const small = controls.filter(({ isField, fontSize }) => isField && fontSize < LEAST_TEXT);
        expect([path, small]).toEqual([path, []]);
      }
    });

    test('so do guides, and the office has its own', async ({ page, logIn }) => {
      await logIn('admin@firn.example');
      for (const path of ['/profil', '/guide/events', '/print/events']) {
        const { breaches } = await look(page, path, 'guests');
        await expect(page).toHaveURL(path);
        expect([path, breaches]).toEqual([path, []]);
      }
      for (const path of ['/admin', '/admin/bookings', '/admin/events', '/admin/user']) {
        const { controls, breaches } = await look(page, path, 'office');
        await expect(page).toHaveURL(path);
        expect([path, breaches]).toEqual([path, []]);
        const fields = controls.filter(({ isField }) => isField);
        expect(fields.length).toBeGreaterThan(0);
        if (width < 768)
          expect([path, fields.filter(({ fontSize }) => fontSize < LEAST_TEXT)]).toEqual([path, []]);
      }
    });
  });
}

test('a field of another height or another border is found', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const [high, pale] = ['high', 'pale'].map((name) =>
      Object.assign(document.createElement('input'), { name }),
    );
    if (!high || !pale) return;
    high.style.cssText = 'height: 51px; border: 1px solid rgb(125, 141, 150)';
    pale.style.cssText = 'height: 44px; border: 1px solid rgb(206, 212, 218)';
    document.querySelector('main')?.append(high, pale);
  });
  const controls = await controlsOf(page);
  expect(controls.map((control) => breachOf(control, 'guests')).filter(Boolean)).toEqual([
    'input[high] is 51 px high',
    'input[pale] has the border rgb(206, 212, 218)',
  ]);
});
