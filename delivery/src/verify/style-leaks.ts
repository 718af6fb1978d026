import { REGION_ELEMENT_ID, SHELL_ELEMENT_ID } from '@firn/shared-contracts/delivery';
import { matchOutside, readStyleRules, type StyleLeak, styleLeaks, suspectSelectors } from './style-rules.ts';
import type { Tab } from './tab.ts';
import type { Baseline, Candidate } from './verification.ts';

/** Finds rules of a candidate that reach beyond the region, in a page that has its stylesheets. */
export async function findStyleLeaks(
  { page }: Tab,
  { remote, version }: Candidate,
  { styles }: Baseline,
): Promise<StyleLeak[]> {
  const prefix = `/remotes/${remote}/${version}/`;
  const rules = await page.evaluate(readStyleRules, { prefix, known: styles });
  const selectors = [...new Set(rules.flatMap(suspectSelectors))];
  const elements = await page.evaluate(matchOutside, {
    selectors,
    frameId: SHELL_ELEMENT_ID,
    regionId: REGION_ELEMENT_ID,
  });
  return styleLeaks(rules, new Map(selectors.map((selector, index) => [selector, elements[index] ?? null])));
}
