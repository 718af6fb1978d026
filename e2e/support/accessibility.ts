import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** What breaches WCAG 2.1 AA on a page once it is at rest, by rule and elements; within one element where it is named. */
export async function breaches(page: Page, within = 'html'): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // The mode for pages without frames, as all of ours are; the other takes twice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
  const { violations } = await axe.options({ runOnly: RULES, resultTypes: ['violations'] }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/** CSS pixels that a page can be scrolled sideways by. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
