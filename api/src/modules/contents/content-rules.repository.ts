import { START_PAGE } from '@firn/shared-contracts/content';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import { isEqual, type RuleContext } from '../../records/index.ts';
import { addressBelow, levelOf, MOST_LEVELS, ownedBy, TAKEN } from './addresses.domain.ts';
import { violationsOfBlocks } from './check-blocks.ts';
import { violationsOfMedia } from './content-media.repository.ts';
import type { PageRecord } from './contents.repository.ts';
import { findPage, isTaken } from './pages.repository.ts';

const NO_PARENT = 'Unter diese Seite kommt keine. Bitte wähle eine andere.';
const TOO_DEEP = `Seiten stehen höchstens ${MOST_LEVELS} Ebenen tief. Bitte wähle eine Seite weiter oben.`;
const START_STAYS = 'Die Startseite behält ihre Adresse.';

async function violationsOfAddress(
  tx: Tx,
  { parent: parentId, slug }: PageRecord,
  id: string | null,
): Promise<Violation[]> {
  const parent = parentId === null ? null : await findPage(tx, parentId);
  const isNew = id === null;
  if (isNew && parentId !== null && (parent === null || parent.completeSlug === START_PAGE))
    return [{ propertyPath: 'parent', message: NO_PARENT }];
  const address = addressBelow(parent?.completeSlug ?? null, slug);
  if (isNew && levelOf(address) > MOST_LEVELS) return [{ propertyPath: 'parent', message: TOO_DEEP }];
  const owner = ownedBy(address);
  if (owner !== null) return [{ propertyPath: 'slug', message: owner }];
  return (await isTaken(tx, address, id)) ? [TAKEN] : [];
}

/** Checks the rules of a page's draft that no schema can say (docs/domain/content.md#blocks, #addresses). */
export async function contentViolations(
  tx: Tx,
  next: PageRecord,
  { id, before }: RuleContext<PageRecord>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  if (before?.slug !== next.slug) {
    if (before?.parent === null && before.slug === START_PAGE)
      violations.push({ propertyPath: 'slug', message: START_STAYS });
    else violations.push(...(await violationsOfAddress(tx, next, id)));
  }
  if (before && !isEqual(before.blocks, next.blocks)) {
    const wrong = violationsOfBlocks(next.blocks, before.blocks);
    violations.push(...(wrong.length > 0 ? wrong : await violationsOfMedia(tx, next.blocks, before.blocks)));
  }
  return violations;
}
