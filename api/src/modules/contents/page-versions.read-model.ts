import type { ContentVersion, ContentVersionDocument } from '@firn/shared-contracts/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { users } from '../users/users.table.ts';
import { contentVersions } from './contents.table.ts';

const COLUMNS = {
  number: contentVersions.number,
  title: sql<string>`${contentVersions.document} ->> 'title'`,
  at: contentVersions.at,
  firstName: users.firstName,
  lastName: users.lastName,
};

interface VersionRow {
  readonly number: number;
  readonly title: string;
  readonly at: Date;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const versionResponse = ({ number, title, at, firstName, lastName }: VersionRow): ContentVersion => ({
  number,
  title,
  at: at.toISOString(),
  author: firstName === null || lastName === null ? null : fullNameOf({ firstName, lastName }),
});

/** The publications of a page, newest first, without their blocks. */
export async function listVersions(db: Db, contentId: string): Promise<ContentVersion[]> {
  const rows = await db
    .select(COLUMNS)
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.authorId))
    .where(eq(contentVersions.contentId, contentId))
    .orderBy(desc(contentVersions.number));
  return rows.map(versionResponse);
}

export async function findVersion(
  db: Db,
  contentId: string,
  number: number,
): Promise<ContentVersionDocument | null> {
  const [row] = await db
    .select({ ...COLUMNS, document: contentVersions.document })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.authorId))
    .where(and(eq(contentVersions.contentId, contentId), eq(contentVersions.number, number)));
  return row ? { ...versionResponse(row), document: row.document } : null;
}
