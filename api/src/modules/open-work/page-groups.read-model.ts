import type { PageWork } from '@firn/shared-contracts/domain';
import { asc, sql } from 'drizzle-orm';
import { iri } from '../../lib/iri.ts';
import { contents } from '../contents/contents.table.ts';
import { isPageWork, PAGE_TITLE } from '../contents/page-work.read-model.ts';
import { groupOf, type ReadGroup, SHOWN, total } from './read-group.read-model.ts';
import { refusalDay } from './work-days.read-model.ts';

const refused: ReadGroup = async (db) => {
  const rows = await db
    .select({
      total,
      id: contents.id,
      title: PAGE_TITLE,
      completeSlug: contents.completeSlug,
      day: sql<string>`(${refusalDay(contents.stepRefusedAt)})::text`,
    })
    .from(contents)
    .where(isPageWork(db))
    .orderBy(asc(contents.stepRefusedAt), asc(contents.id))
    .limit(SHOWN);
  return groupOf(rows, ({ id, title, completeSlug, day }) => ({
    '@id': iri('contents', id),
    id,
    code: `/${completeSlug}`,
    label: title,
    detail: null,
    day,
    offer: null,
  }));
};

export const PAGE_GROUPS: Readonly<Record<PageWork, ReadGroup>> = { 'pages-refused': refused };
