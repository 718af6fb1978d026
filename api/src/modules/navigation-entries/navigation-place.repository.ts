import type { Violation } from '@firn/shared-contracts/shell';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import type { RuleContext } from '../../records/index.ts';
import { contents } from '../contents/contents.table.ts';
import type { NavigationEntryRecord } from './navigation-entries.repository.ts';
import { navigationEntries } from './navigation-entries.table.ts';
import { misplaced } from './navigation-tree.domain.ts';

/** What is wrong with where an entry stands, and where it leads (docs/domain/content.md#navigation). */
export async function checkNavigationEntry(
  tx: Tx,
  next: NavigationEntryRecord,
  { id, before }: RuleContext<NavigationEntryRecord>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  if (next.content !== null && next.url !== null) {
    const message = 'Ein Eintrag führt auf eine Seite oder an eine Adresse. Bitte lass eines davon leer.';
    violations.push({ propertyPath: 'url', message });
  }
  if (next.content !== null && next.content !== before?.content) {
    const inBin = and(eq(contents.id, next.content), isNotNull(contents.deletedAt));
    const message = 'Diese Seite liegt im Papierkorb. Bitte wähle eine andere.';
    if ((await tx.$count(contents, inBin)) > 0) violations.push({ propertyPath: 'content', message });
  }
  if (next.parent === null || next.parent === before?.parent) return violations;
  // Two entries that are put below each other at the same moment would both be right alone, and form a circle.
  await takeTurns(tx, 'places of navigation entries');
  const { id: entryId, parentId } = navigationEntries;
  const entries = await tx.select({ id: entryId, parentId }).from(navigationEntries);
  const message = misplaced(entries, id, next.parent);
  if (message !== null) violations.push({ propertyPath: 'parent', message });
  return violations;
}
