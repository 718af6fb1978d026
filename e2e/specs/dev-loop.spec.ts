import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withHarness } from '../support/dev.ts';
import { ROOT } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mfe-print';
/** What is edited here must not be what other tests build. */
const COPY = '.cache/dev-loop/mfe-print';
const COMPONENT = join(ROOT, COPY, 'src/features/participant-lists/chooser.tsx');
const STYLES = join(ROOT, COPY, 'src/features/participant-lists/lists.module.css');
const LEAD = "{t('choose.lead')}</p>";

test.beforeEach(() => {
  for (const part of ['src', 'package.json', 'remote.json'])
    cpSync(join(ROOT, REMOTE, part), join(ROOT, COPY, part), { recursive: true });
});
test.afterEach(() => rmSync(join(ROOT, COPY), { recursive: true, force: true }));

test('what is written is shown with what was typed; an error lies over the page until it is mended', async ({
  page,
}) => {
  const component = readFileSync(COMPONENT, 'utf8');
  const styles = readFileSync(STYLES, 'utf8');
  await withHarness(COPY, page, async (url) => {
    await page.goto(`${url}/print/events`);
    const day = page.getByLabel('Tag', { exact: true });
    await day.fill('2026-02-14');

    writeFileSync(COMPONENT, component.replace(LEAD, 'Neu geschrieben</p>'));
    await expect(page.getByText('Neu geschrieben')).toBeVisible();
    await expect(day).toHaveValue('2026-02-14');

    writeFileSync(STYLES, styles.replace('.lead {', '.lead {\n  text-align: right;'));
    await expect(page.getByText('Neu geschrieben')).toHaveCSS('text-align', 'right');

    writeFileSync(COMPONENT, component.replace(LEAD, '</span>'));
    await expect(page.getByText('mfe-print: 1 Fehler')).toBeVisible();
    await expect(page.getByText(/chooser\.tsx:\d+/).first()).toBeVisible();
    await expect(page.getByText('Neu geschrieben')).toBeVisible();

    writeFileSync(COMPONENT, component.replace(LEAD, 'Wieder gut</p>'));
    await expect(page.getByText('Wieder gut')).toBeVisible();
    await expect(page.getByText('mfe-print: 1 Fehler')).toBeHidden();
    await expect(day).toHaveValue('2026-02-14');
  });
});
