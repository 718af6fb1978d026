import type { ContentMove } from '@firn/shared-contracts/api';
import { START_PAGE } from '@firn/shared-contracts/content';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { idOfReference } from '../../lib/iri.ts';
import { invalid } from '../../lib/problem.ts';
import { refuseStep } from '../../records/index.ts';
import { addressBelow, levelOf, MOST_LEVELS, ownedBy, TAKEN } from './addresses.domain.ts';
import { type ContentRow, contents } from './contents.table.ts';
import { logStep, type PageStep } from './page-log.ts';
import { findPage, isTaken, updatePage } from './pages.repository.ts';
import { readdress } from './readdress.repository.ts';

const refused = (propertyPath: string, message: string) => refuseStep([{ propertyPath, message }]);

/** @throws 422 for a page that is not there. */
async function newParent(tx: Tx, { parent }: ContentMove): Promise<ContentRow | null> {
  if (parent === null) return null;
  const id = idOfReference('contents', parent);
  const found = id === null ? null : await findPage(tx, id);
  if (!found)
    throw invalid([
      { propertyPath: 'parent', message: 'Diese Seite gibt es nicht mehr. Bitte wähle eine andere.' },
    ]);
  return found;
}

/** How many levels a page and those below it take. */
async function heightOf(tx: Tx, { completeSlug }: ContentRow): Promise<number> {
  const [deepest] = await tx
    .select({ slug: contents.completeSlug })
    .from(contents)
    .where(
      and(
        isNull(contents.deletedAt),
        sql`(${contents.completeSlug} = ${completeSlug} or starts_with(${contents.completeSlug}, ${`${completeSlug}/`}))`,
      ),
    )
    .orderBy(sql`length(${contents.completeSlug}) - length(replace(${contents.completeSlug}, '/', '')) desc`)
    .limit(1);
  return levelOf(deepest?.slug ?? completeSlug) - levelOf(completeSlug) + 1;
}

/** @throws 409 that says why a page cannot stand there. */
async function requirePlace(tx: Tx, page: ContentRow, parent: ContentRow | null, address: string) {
  if (page.completeSlug === START_PAGE) throw refused('parent', 'Die Startseite bleibt, wo sie ist.');
  if (parent?.completeSlug === START_PAGE) throw refused('parent', 'Unter der Startseite steht keine Seite.');
  if (parent && `${parent.completeSlug}/`.startsWith(`${page.completeSlug}/`))
    throw refused('parent', 'Eine Seite kann nicht unter sich selbst stehen.');
  if (levelOf(address) + (await heightOf(tx, page)) - 1 > MOST_LEVELS)
    throw refused('parent', `Seiten stehen höchstens ${MOST_LEVELS} Ebenen tief.`);
  if (page.public && parent && !parent.public)
    throw refused('parent', `«${parent.title}» ist verborgen. Bitte veröffentliche zuerst diese Seite.`);
  const owner = ownedBy(address);
  if (owner !== null) throw refused('slug', owner);
  if (await isTaken(tx, address, page.id)) throw refused(TAKEN.propertyPath, TAKEN.message);
}

/** Puts the page at its place among those beside it, which keep their order. */
async function arrange(tx: Tx, id: string, parentId: string | null, position: number): Promise<void> {
  const beside = await tx
    .select({ id: contents.id, position: contents.position })
    .from(contents)
    .where(
      and(
        parentId === null ? isNull(contents.parentId) : eq(contents.parentId, parentId),
        isNull(contents.deletedAt),
      ),
    )
    .orderBy(asc(contents.position), asc(contents.completeSlug));
  const others = beside.filter((each) => each.id !== id).map((each) => each.id);
  const order = others.toSpliced(position, 0, id);
  const wanted = new Map(order.map((each, index) => [each, index]));
  for (const each of beside) {
    const place = wanted.get(each.id) ?? 0;
    if (each.position !== place)
      await tx.update(contents).set({ position: place }).where(eq(contents.id, each.id));
  }
}

/**
 * Moves a locked page and all below it, at once; old addresses lead to the new ones (docs/domain/content.md#addresses).
 * @throws 409 that says why it cannot stand there.
 */
export async function movePage(tx: Tx, step: PageStep, move: ContentMove): Promise<void> {
  const { page, now } = step;
  const parent = await newParent(tx, move);
  const parentId = parent?.id ?? null;
  const address = addressBelow(parent?.completeSlug ?? null, page.slug);
  if (address !== page.completeSlug) {
    await requirePlace(tx, page, parent, address);
    await readdress(tx, page.completeSlug, address, now);
  }
  await updatePage(tx, page.id, { parentId }, now);
  await arrange(tx, page.id, parentId, move.position);
  await logStep(tx, step, 'move', {
    diff: {
      ...(address !== page.completeSlug && { completeSlug: { from: page.completeSlug, to: address } }),
      position: { from: page.position, to: move.position },
    },
  });
}
