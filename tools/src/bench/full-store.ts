import type { Database } from '@firn/api/db';
import { columnsOf } from './full-books.ts';

export const SEASON_DAYS = 180;

const MATERIAL = `(select id from renting_materials where title = 'Bergschuhe steigeisenfest')`;
/** What the demo has of a booking and a person, in as many copies. */
const OWN = {
  bookings: ['id', 'number', 'state'],
  booking_persons: ['id', 'booking_id', 'position', 'state'],
};

const TABLES = ['bookings', 'booking_persons', 'renting_material_orders'];

/** Tours of two days begin on every day of the season; each piece rests for a day before and after. */
const STATEMENTS = (count: number, booking: string, person: string): readonly string[] => [
  // Nobody looks at the seats of these bookings.
  ...TABLES.map((table) => `alter table ${table} disable trigger user`),
  `update renting_material_stock set quantity = 10000 where material_id = ${MATERIAL}`,
  `insert into bookings (id, number, state, ${booking})
   select gen_random_uuid(), 'B-1902-' || lpad(n::text, 6, '0'), 'confirmed', ${booking}
   from generate_series(1, ${count}) n, (select ${booking} from bookings order by number limit 1) b`,
  `insert into booking_persons (id, booking_id, position, state, ${person})
   select gen_random_uuid(), b.copy, 0, 'active', ${person}
   from (select id as copy from bookings where number like 'B-1902-%') b,
     (select ${person} from booking_persons order by id limit 1) p`,
  `insert into renting_material_orders
     (id, booking_id, person_id, material_id, stock_id, title, values, first_day, last_day, held_from, held_until, price)
   select gen_random_uuid(), b.booking_id, b.person_id, ${MATERIAL}, s.ids[1 + b.n % cardinality(s.ids)], 'Bergschuhe',
     '[]', current_date + d, current_date + d + 1, current_date + d - 1, current_date + d + 2, 1800
   from (select b.id as booking_id, p.id as person_id, row_number() over (order by b.number)::int as n
         from bookings b join booking_persons p on p.booking_id = b.id where b.number like 'B-1902-%') b
     cross join lateral (select b.n % ${SEASON_DAYS} as d) day,
     (select array_agg(id order by position) as ids from renting_material_stock where material_id = ${MATERIAL}) s`,
  ...TABLES.map((table) => `alter table ${table} enable trigger user`),
  'vacuum analyze',
];

/** So many orders of one material, whose id it answers. */
export async function fillStore({ db }: Database, count: number): Promise<string> {
  const booking = await columnsOf(db, 'bookings', OWN.bookings);
  const person = await columnsOf(db, 'booking_persons', OWN.booking_persons);
  for (const statement of STATEMENTS(count, booking, person)) await db.execute(statement);
  const { rows } = await db.execute<{ id: string }>(`select ${MATERIAL} as id`);
  return rows[0]?.id ?? '';
}

/** A statement that counts the orders of a material on some days, and nothing else. */
export const ordersCount = (material: string, from: string, to: string): string =>
  `select count(*) from renting_material_orders
   where material_id = '${material}' and held_from <= date '${to}' + 1 and held_until >= date '${from}' - 1`;
