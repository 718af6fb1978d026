import type { LocalDate } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Days of an event, without those on which its material dries. */
export interface Days {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** Pieces of the same values that are free on all days. */
export interface FreePieces {
  readonly stockId: string;
  readonly materialId: string;
  /** By the id of their property. */
  readonly values: Readonly<Record<string, string>>;
  readonly free: number;
}

interface Asked extends Days {
  readonly materialIds: readonly string[];
  /** Today in Zurich: what is handed out and late is taken until then. */
  readonly today: LocalDate;
  /** Orders that do not count, such as those of an event that moves. */
  readonly except?: readonly string[];
}

/**
 * What is free of materials on all days of an event and while they dry, in one statement: the days on which pieces come
 * and go are summed up in their order, all of a day at once, and the most that are taken count
 * (docs/domain/material.md#availability). Orders that differ in nothing are counted before more is asked of them: a season
 * has thousands, and few that differ. What stands alone as «materialized» would be merged, and asked of each again.
 */
export async function freePieces(db: Db, asked: Asked): Promise<FreePieces[]> {
  const { materialIds, first, last, today, except = [] } = asked;
  if (materialIds.length === 0) return [];
  const { rows } = await db.execute<{
    stock_id: string;
    material_id: string;
    values: Readonly<Record<string, string>>;
    free: number;
  }>(sql`
    with rest as (
      select max(drying_days) as days from renting_materials where id = any(${sql.param(materialIds)}::uuid[])
    ), standing as materialized (
      select s.stock_id, s.held_from, s.held_until, s.state, count(*)::int as pieces
      from renting_material_standings s
      where s.material_id = any(${sql.param(materialIds)}::uuid[])
        and s.id <> all(${sql.param(except)}::uuid[])
        and s.held_from <= ${last}::date + (select days from rest)
        and (s.held_until >= ${first}::date - (select days from rest) or s.state = 'handed_out')
      group by 1, 2, 3, 4
    ), held as materialized (
      select s.stock_id, greatest(s.held_from, ${first}::date - m.drying_days) as first_day,
        case s.state when 'handed_out' then greatest(s.held_until, ${today}::date) else s.held_until end as last_day,
        s.pieces
      from standing s
      join renting_material_stock k on k.id = s.stock_id
      join renting_materials m on m.id = k.material_id
      where s.state in ('requested', 'reserved', 'handed_out')
        and s.held_from <= ${last}::date + m.drying_days
        and (s.held_until >= ${first}::date - m.drying_days or s.state = 'handed_out')
    ), steps as (
      select stock_id, first_day as day, pieces as change from held
      union all select stock_id, last_day + 1, -pieces from held
    ), running as (
      select stock_id, sum(change) over (partition by stock_id order by day) as taken from steps
    ), most as (
      select stock_id, max(taken) as taken from running group by stock_id
    )
    select k.id as stock_id, k.material_id, k.values,
      greatest(0, k.quantity - k.out_of_order - coalesce(most.taken, 0))::int as free
    from renting_material_stock k left join most on most.stock_id = k.id
    where k.material_id = any(${sql.param(materialIds)}::uuid[])
    order by k.material_id, k.position`);
  return rows.map(({ stock_id: stockId, material_id: materialId, values, free }) => ({
    stockId,
    materialId,
    values,
    free,
  }));
}
