import { WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import { START_PAGE } from '@firn/shared-contracts/content';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { conflict } from '../../lib/problem.ts';
import { addressBelow } from './addresses.domain.ts';
import { contents } from './contents.table.ts';
import { logStep, type PageStep } from './page-log.ts';
import { entriesTo, findPage, forgetRedirects, isTaken, updatePage } from './pages.repository.ts';

const kept = (detail: string) => conflict(WRITE_PROBLEMS.inUse, detail, { usedBy: [] });

/** Puts a locked page into the bin. @throws 409 that says why it stays. */
export async function binPage(tx: Tx, step: PageStep): Promise<void> {
  const { page, now } = step;
  if (page.completeSlug === START_PAGE) throw kept('Die Startseite bleibt.');
  if (page.public) throw kept(`«${page.title}» ist öffentlich. Bitte verberge die Seite zuerst.`);
  const below = await tx
    .select({ title: contents.title })
    .from(contents)
    .where(and(eq(contents.parentId, page.id), isNull(contents.deletedAt)));
  if (below.length > 0) {
    const names = below.map(({ title }) => `«${title}»`).join(', ');
    throw kept(
      `Unter «${page.title}» stehen noch Seiten: ${names}. Bitte verschiebe oder lösche zuerst sie.`,
    );
  }
  const entries = await entriesTo(tx, page.id);
  if (entries.length > 0) {
    const names = entries.map((name) => `«${name}»`).join(', ');
    throw kept(`Die Navigation führt noch zu «${page.title}»: ${names}. Bitte ändere zuerst sie.`);
  }
  await updatePage(tx, page.id, { deletedAt: now, publishAt: null, hideAt: null, stepRefusedAt: null }, now);
  await logStep(tx, step, 'remove');
}

/** Takes a locked page out of the bin, hidden as it was. @throws 409 if its place or its address is gone. */
export async function recoverPage(tx: Tx, step: PageStep): Promise<void> {
  const { page, now } = step;
  const parent = page.parentId === null ? null : await findPage(tx, page.parentId);
  if (page.parentId !== null && !parent)
    throw kept('Auch die Seite darüber liegt im Papierkorb. Bitte hole zuerst sie zurück.');
  const completeSlug = addressBelow(parent?.completeSlug ?? null, page.slug);
  if (await isTaken(tx, completeSlug, page.id))
    throw kept(
      `Die Adresse «${completeSlug}» hat inzwischen eine andere Seite. Bitte gib zuerst jener eine andere.`,
    );
  await updatePage(tx, page.id, { deletedAt: null, completeSlug }, now);
  await forgetRedirects(tx, [completeSlug]);
  await logStep(tx, step, 'recover');
}
