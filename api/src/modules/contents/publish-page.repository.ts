import type { ContentState } from '@firn/shared-contracts/api';
import { START_PAGE } from '@firn/shared-contracts/content';
import type { Violation } from '@firn/shared-contracts/shell';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { refuseStep } from '../../records/index.ts';
import { recordStateChange } from '../audit/index.ts';
import { addressBelow, ownedBy, parentAddress, TAKEN } from './addresses.domain.ts';
import { draftDocument } from './content-document.domain.ts';
import { faultsOf, obstaclesIn } from './content-faults.domain.ts';
import { type ContentRow, contents } from './contents.table.ts';
import { faultInWords } from './fault-words.domain.ts';
import { knownTo, publicPages } from './known-pages.read-model.ts';
import { logStep, type PageStep } from './page-log.ts';
import { addVersion, findPage, forgetRedirects, isTaken, keepMedia, updatePage } from './pages.repository.ts';
import { readdress } from './readdress.repository.ts';

const missing = (propertyPath: string, message: string): Violation => ({ propertyPath, message });

/** The address that the page has once it is published. */
const addressOf = (page: ContentRow): string =>
  addressBelow(parentAddress(page.completeSlug), draftDocument(page).slug);

/** Why a page cannot be published now, in words; none if it can. */
export async function obstaclesTo(tx: Tx, page: ContentRow): Promise<Violation[]> {
  const document = draftDocument(page);
  const address = addressOf(page);
  const parent = page.parentId === null ? null : await findPage(tx, page.parentId);
  const owner = address === page.completeSlug ? null : ownedBy(address);
  const known = knownTo(page.id, await publicPages(tx));
  return [
    ...(page.parentId !== null && !parent?.public
      ? [missing('parent', `Zuerst muss die Seite darüber öffentlich sein: «${parent?.title ?? ''}».`)]
      : []),
    ...(owner === null ? [] : [missing('slug', owner)]),
    ...((await isTaken(tx, address, page.id)) ? [TAKEN] : []),
    ...obstaclesIn(faultsOf(document, known)).map((fault) => faultInWords(document, fault)),
  ];
}

async function recordStep(tx: Tx, step: PageStep, to: ContentState, version?: number) {
  const { page, actor, now } = step;
  const from: ContentState = page.public ? 'published' : 'hidden';
  if (from !== to)
    await recordStateChange(tx, { entity: 'content', entityId: page.id, actor, at: now, from, to });
  await logStep(tx, step, 'transition', {
    label: draftDocument(page).title,
    diff: {
      ...(from !== to && { state: { from, to } }),
      ...(version !== undefined && { version: { from: null, to: version } }),
    },
  });
}

/**
 * What the office wrote becomes what readers get, as a version (docs/domain/content.md#states).
 * @throws 409 that names every obstacle.
 */
export async function publishPage(tx: Tx, step: PageStep): Promise<void> {
  const { page, actor, now } = step;
  const obstacles = await obstaclesTo(tx, page);
  if (obstacles.length > 0) throw refuseStep(obstacles);
  const document = draftDocument(page);
  const address = addressOf(page);
  await readdress(tx, page.completeSlug, address, now);
  await forgetRedirects(tx, [address]);
  const planned = { publishAt: null, stepRefusedAt: null };
  await updatePage(
    tx,
    page.id,
    { ...document, draft: null, public: true, publishedAt: now, ...planned },
    now,
  );
  await keepMedia(tx, page.id, [document]);
  const version = await addVersion(tx, page.id, { document, at: now, authorId: authorIdOf(actor) });
  await recordStep(tx, step, 'published', version);
}

/** Why a page cannot be hidden, in words; none if it can. */
export async function reasonsToShow(tx: Tx, { id, completeSlug }: ContentRow): Promise<Violation[]> {
  if (completeSlug === START_PAGE) return [missing('to', 'Die Startseite bleibt öffentlich.')];
  const below = await tx
    .select({ title: contents.title })
    .from(contents)
    .where(and(eq(contents.parentId, id), eq(contents.public, true)));
  if (below.length === 0) return [];
  const names = below.map(({ title }) => `«${title}»`).join(', ');
  return [missing('to', `Darunter stehen öffentliche Seiten: ${names}. Bitte verberge zuerst sie.`)];
}

/** Readers do not get the page any more; its draft stays. @throws 409 that says what it is needed for. */
export async function hidePage(tx: Tx, step: PageStep): Promise<void> {
  const reasons = await reasonsToShow(tx, step.page);
  if (reasons.length > 0) throw refuseStep(reasons);
  await updatePage(tx, step.page.id, { public: false, hideAt: null, stepRefusedAt: null }, step.now);
  await recordStep(tx, step, 'hidden');
}
