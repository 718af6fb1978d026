import type { LocalDate } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

/** What is promised of a row of stock from today on. */
export interface ReservedPieces {
  /** The most on one day. */
  readonly pieces: number;
  /** Codes of the first events. */
  readonly events: readonly string[];
}

/** The lock of the material is held: nothing is reserved meanwhile. */
export async function reservedPieces(
  tx: Tx,
  materialId: string,
  today: LocalDate,
): Promise<Map<string, ReservedPieces>> {
  const { rows } = await tx.execute<{ stock_id: string; pieces: number; codes: string[] }>(sql`
    select s.stock_id, renting_material_peak(s.stock_id, ${today}::date, max(s.held_until)) as pieces,
      (array_agg(distinct e.code))[1:3] as codes
    from renting_material_standings s join events e on e.id = s.event_id
    where s.material_id = ${materialId} and s.stock_id is not null and s.held_until >= ${today}::date
      and s.state in ('requested', 'reserved', 'handed_out')
    group by s.stock_id`);
  return new Map(rows.map(({ stock_id: id, pieces, codes }) => [id, { pieces, events: codes }]));
}
