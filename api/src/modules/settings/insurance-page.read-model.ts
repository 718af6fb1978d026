import { and, asc, eq, isNull } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { contents } from '../contents/contents.table.ts';

/** The slug that makes a page the one on insurance and rescue (docs/domain/content.md#pages-by-role). */
const SLUG = 'versicherung';

/** Its address, of at most one row: that of the page which stands first where two have the slug. */
export const insurancePages = prepared((builder) =>
  builder
    .select({ completeSlug: contents.completeSlug })
    .from(contents)
    .where(and(eq(contents.slug, SLUG), eq(contents.public, true), isNull(contents.deletedAt)))
    .orderBy(asc(contents.completeSlug))
    .limit(1),
);
