import type { Database, Db } from '@firn/api/db';

/** Columns that are not copied from an existing booking: its id, number, event, state, money and days. */
const OWN = ['id', 'number', 'event_id', 'state', 'total', 'paid', 'refunded', 'due_date', 'created_at'];

const FIRST_DAY = "date '2024-01-01'";
const DAYS = 1_090;

/** Days are spread over three years, events and money over all there are; the same each time. */
const STATEMENTS = (count: number, copied: string): readonly string[] => [
  // What is written is dated into years that the demo has closed.
  'alter table invoices disable trigger user',
  'alter table invoice_lines disable trigger user',
  'alter table payments disable trigger payments_closed_day',
  `insert into bookings (id, number, event_id, state, total, due_date, created_at, ${copied})
   select gen_random_uuid(), 'B-1900-' || lpad(n::text, 6, '0'), e.ids[1 + n % cardinality(e.ids)],
     (array['confirmed', 'completed', 'completed', 'cancelled'])[1 + n % 4], 130000, ${FIRST_DAY} + n % ${DAYS} + 30,
     ${FIRST_DAY} + n % ${DAYS}, ${copied}
   from generate_series(1, ${count}) n,
     (select array_agg(id order by id) as ids from events) e,
     (select ${copied} from bookings order by number limit 1) b`,
  `insert into invoices (id, kind, state, number, booking_id, recipient, total, issued_on, due_date, service_from, service_to, issued_at)
   select gen_random_uuid(), 'invoice', 'issued', replace(number, 'B', 'R'), id, '{}', total, created_at::date, due_date,
     due_date, due_date, created_at
   from bookings where number like 'B-1900-%'`,
  `insert into invoice_lines
     (invoice_id, position, line_position, kind, origin, person, title, total, vat_category, vat_percent, vat, accommodation_cost, accounting_no)
   select i.id, part, part, 'component', 'component', 'Zoe Zufall',
     (array['Anteil Ausbildung', 'Anteil Tour', 'Anteil Übernachtung', 'Anteil Verpflegung'])[part],
     (array[20000, 80000, 20000, 10000])[part],
     (array['UNO', 'Sal2.1, 8.1%', 'Sal2.1, 3.8%', 'Sal2.1, 8.1%'])[part], (array[0, 8.1, 3.8, 8.1])[part],
     (array[0, 5994, 732, 749])[part], part = 3, '277'
   from invoices i, generate_series(1, 4) part where i.number like 'R-1900-%'`,
  `insert into payments (booking_id, kind, amount, method, received_on)
   select id, 'payment', 130000, (array['bank', 'bank', 'twint', 'card'])[1 + abs(hashtext(number)) % 4], due_date - 5
   from bookings where number like 'B-1900-%' and abs(hashtext(id::text)) % 10 > 0`,
  'alter table invoices enable trigger user',
  'alter table invoice_lines enable trigger user',
  'alter table payments enable trigger payments_closed_day',
  'vacuum analyze',
];

/** The columns of a table that are written, but for some. */
export async function columnsOf(db: Db, table: string, own: readonly string[]): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}'
       and is_generated = 'NEVER'`,
  );
  return rows
    .map(({ name }) => name)
    .filter((name) => !own.includes(name))
    .join(', ');
}

/** So many bookings besides those of the demo, each billed by four lines, nine of ten paid. */
export async function fillBooks({ db }: Database, count: number): Promise<void> {
  const copied = await columnsOf(db, 'bookings', OWN);
  for (const statement of STATEMENTS(count, copied)) await db.execute(statement);
}

/** So many confirmed bookings that no document has billed, with the lines of one of the demo. */
export async function addUnbilled({ db }: Database, count: number): Promise<void> {
  const copied = await columnsOf(db, 'bookings', ['id', 'number', 'paid', 'refunded']);
  const lines = await columnsOf(db, 'booking_price_lines', ['booking_id']);
  const source = `(select b.id from bookings b join events e on e.id = b.event_id
    where b.state = 'confirmed' and e.start > now() and exists (select from booking_price_lines where booking_id = b.id)
    order by b.number limit 1)`;
  await db.execute(`insert into bookings (id, number, ${copied})
    select gen_random_uuid(), 'B-1901-' || lpad(n::text, 6, '0'), ${copied}
    from bookings b, generate_series(1, ${count}) n where b.id = ${source}`);
  await db.execute(`insert into booking_price_lines (booking_id, ${lines})
    select b.id, ${lines.replaceAll(/\b(\w+)\b/g, 'l.$1')}
    from bookings b, booking_price_lines l where b.number like 'B-1901-%' and l.booking_id = ${source}`);
}
