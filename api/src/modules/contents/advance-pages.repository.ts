import { and, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { Problem } from '../../lib/problem.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { type ContentRow, contents } from './contents.table.ts';
import { logStep, type PageStep } from './page-log.ts';
import { lockPage, updatePage } from './pages.repository.ts';
import { hidePage, publishPage } from './publish-page.repository.ts';

const isDue = (at: Date | null, now: Date): at is Date => at !== null && at <= now;

/** The step that is due first. */
function dueStep({ publishAt, hideAt }: ContentRow, now: Date): 'publish' | 'hide' | null {
  if (isDue(publishAt, now) && !(isDue(hideAt, now) && hideAt < publishAt)) return 'publish';
  return isDue(hideAt, now) ? 'hide' : null;
}

/** A page that is public and says nothing new has its plan behind it; so has a hidden one that was to be hidden. */
async function take(tx: Tx, step: PageStep, due: 'publish' | 'hide'): Promise<void> {
  const { page, now } = step;
  if (due === 'publish' && (!page.public || page.draft !== null)) return publishPage(tx, step);
  if (due === 'hide' && page.public) return hidePage(tx, step);
  await updatePage(tx, page.id, due === 'publish' ? { publishAt: null } : { hideAt: null }, now);
}

/** The plan stays to be seen as open work, and is not tried again before the office has looked at it. */
async function refuse(tx: Tx, step: PageStep): Promise<void> {
  const { page, now } = step;
  await updatePage(tx, page.id, { stepRefusedAt: now }, now);
  await logStep(tx, step, 'refuse');
}

async function advance(tx: Tx, id: string, now: Date): Promise<void> {
  const page = await lockPage(tx, id);
  if (!page || page.deletedAt !== null || page.stepRefusedAt !== null) return;
  const due = dueStep(page, now);
  if (due === null) return;
  const step = { page, actor: null, now };
  try {
    await tx.transaction((inner) => take(inner, step, due));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refuse(tx, step);
  }
  await advance(tx, id, now);
}

/**
 * The job: pages are published and hidden at their times. Each page in one transaction; what was planned is looked at again
 * under its lock, so that a second worker, or one that comes after a worker that died, does nothing twice
 * (docs/domain/content.md#states).
 */
export async function advancePages({ db, clock }: ResourceDeps): Promise<void> {
  const now = clock();
  const due = await db
    .select({ id: contents.id })
    .from(contents)
    .where(
      and(
        isNull(contents.deletedAt),
        isNull(contents.stepRefusedAt),
        or(
          and(isNotNull(contents.publishAt), lte(contents.publishAt, now)),
          and(isNotNull(contents.hideAt), lte(contents.hideAt, now)),
        ),
      ),
    )
    .orderBy(contents.completeSlug);
  await workThrough(
    due,
    ({ id }) => db.transaction((tx) => advance(tx, id, now)),
    'Pages could not be published or hidden.',
  );
}
