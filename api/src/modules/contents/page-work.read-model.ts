import { and, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isSetAside } from '../set-aside/set-aside.read-model.ts';
import { contents } from './contents.table.ts';

/** The title as the office has written it. */
export const PAGE_TITLE = sql<string>`coalesce(${contents.draft} ->> 'title', ${contents.title})`;

/** Condition for pages that are a cause of open work (docs/domain/office.md#open-work). */
export const isPageCause = (): SQL | undefined =>
  and(isNotNull(contents.stepRefusedAt), isNull(contents.deletedAt));

/** Condition for pages that are open work: causes of which the office has not said that nothing more is to do. */
export const isPageWork = (db: Db): SQL | undefined =>
  and(isPageCause(), not(isSetAside(db, 'pages-refused', contents.id)));
