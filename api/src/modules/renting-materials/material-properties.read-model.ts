import type { RentingMaterialPropertyResponse } from '@firn/shared-contracts/api';
import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Query } from '../../lib/query.ts';
import type { Listed } from '../../records/index.ts';
import { propertyResponse } from './renting-materials.read-model.ts';
import { rentingMaterialProperties } from './renting-materials.table.ts';

/** Every property that a material asks for or has asked for, to write it alike once more. */
export const materialPropertiesReads = {
  async list(db: Db, _query: Query, page: Page): Promise<Listed<RentingMaterialPropertyResponse>> {
    const rows = await db
      .select()
      .from(rentingMaterialProperties)
      .orderBy(asc(rentingMaterialProperties.title))
      .limit(page.size)
      .offset(page.offset);
    const [counted] = await db.select({ total: count() }).from(rentingMaterialProperties);
    return { items: rows.map(propertyResponse), total: counted?.total ?? 0 };
  },
  async find(db: Db, id: string): Promise<RentingMaterialPropertyResponse | null> {
    const [row] = await db
      .select()
      .from(rentingMaterialProperties)
      .where(eq(rentingMaterialProperties.id, id));
    return row ? propertyResponse(row) : null;
  },
};
