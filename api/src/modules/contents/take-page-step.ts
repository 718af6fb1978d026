import type { ContentTransition } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { invalid } from '../../lib/problem.ts';
import { refuseStep } from '../../records/index.ts';
import { logStep, type PageStep } from './page-log.ts';
import { updatePage } from './pages.repository.ts';
import { hidePage, obstaclesTo, publishPage, reasonsToShow } from './publish-page.repository.ts';

const NOTHING_NEW = [
  { propertyPath: 'to', message: 'Seit der letzten Veröffentlichung hat niemand etwas geändert.' },
];
const HIDDEN_ALREADY = [{ propertyPath: 'to', message: 'Diese Seite ist schon verborgen.' }];
const PAST = 'Dieser Zeitpunkt ist vorbei. Bitte wähle einen späteren.';
const HIDES_FIRST = 'Die Seite wird vorher veröffentlicht. Bitte wähle einen späteren Zeitpunkt.';

async function plan(tx: Tx, step: PageStep, to: ContentTransition['to'], at: Date | null) {
  const { page, now } = step;
  const field = to === 'published' ? 'publishAt' : 'hideAt';
  await updatePage(tx, page.id, { [field]: at, stepRefusedAt: null }, now);
  const diff = { [field]: { from: page[field]?.toISOString() ?? null, to: at?.toISOString() ?? null } };
  await logStep(tx, step, 'plan', { diff });
}

/** @throws 422 for a time that makes no sense, 409 for a page that is not ready for it. */
async function planLater(tx: Tx, step: PageStep, to: ContentTransition['to'], at: Date): Promise<void> {
  const { page, now } = step;
  if (at <= now) throw invalid([{ propertyPath: 'at', message: PAST }]);
  if (to === 'published') {
    const obstacles = await obstaclesTo(tx, page);
    if (obstacles.length > 0) throw refuseStep(obstacles);
  } else {
    const publishAt = page.public ? null : page.publishAt;
    if (publishAt && publishAt >= at) throw invalid([{ propertyPath: 'at', message: HIDES_FIRST }]);
    const reasons = page.public || publishAt ? await reasonsToShow(tx, page) : HIDDEN_ALREADY;
    if (reasons.length > 0) throw refuseStep(reasons);
  }
  await plan(tx, step, to, at);
}

/**
 * Publishes or hides a locked page now, plans it, or calls the plan off.
 * @throws 409 that names every obstacle, 422 for a time that is over.
 */
export async function takePageStep(tx: Tx, step: PageStep, { to, at }: ContentTransition): Promise<void> {
  if (at === null) return plan(tx, step, to, null);
  if (at !== undefined) return planLater(tx, step, to, new Date(at));
  const { page } = step;
  if (to === 'hidden') {
    if (!page.public) throw refuseStep(HIDDEN_ALREADY);
    return hidePage(tx, step);
  }
  if (page.public && page.draft === null) throw refuseStep(NOTHING_NEW);
  return publishPage(tx, step);
}
