import type { Database } from '@firn/api/db';
import { columnsOf } from './full-books.ts';

const FIRST =
  'Anna Beat Céline Dario Eva Fabian Gabriela Hans Isabelle Jürg Karin Luca Monika Noah Olivia Pascal'.split(
    ' ',
  );
const LAST =
  'Ackermann Bühler Caduff Dürst Egger Furrer Gerber Hürlimann Imhof Jäggi Kälin Lüthi Müller Näf Oberholzer Pfister'.split(
    ' ',
  );
const PLACES = 'Zürich Bern Luzern Uster Thun Chur Basel Genève Sion Olten Aarau Glarus'.split(' ');

const array = (words: readonly string[]) => `(array[${words.map((word) => `'${word}'`).join(', ')}])`;
const oneOf = (words: readonly string[], step: number) =>
  `${array(words)}[1 + (n / ${step}) % ${words.length}]`;
const PHONE = `'+41 7' || 5 + n % 5 || ' ' || lpad((n * 7919 % 1000)::text, 3, '0') || ' ' || lpad((n * 3571 % 10000)::text, 4, '0')`;
/** Names repeat as those of real people do: every surname has a number behind that few share. */
const PERSON = {
  first_name: oneOf(FIRST, 1),
  last_name: `${oneOf(LAST, 16)} || chr(97 + n % 26) || chr(97 + n / 26 % 26)`,
  email: `'gast' || n || '@bench.example'`,
  phone: PHONE,
  postal_code: `(1000 + n % 8000)::text`,
  city: oneOf(PLACES, 7),
};
const INDEXED = ['users', 'bookings', 'booking_persons'];
const INDEXES = INDEXED.map((table) => `${table}_search_text_index`);
const NAMES = Object.keys(PERSON);
const columns = NAMES.join(', ');
const values = Object.values(PERSON).join(', ');

/** So many people who booked without an account, and as many participants, four in a booking. */
export async function fillGuests({ db }: Database, count: number): Promise<void> {
  const booking = await columnsOf(db, 'bookings', [
    'id',
    'number',
    'event_id',
    'paid',
    'refunded',
    'created_at',
    ...NAMES,
  ]);
  const person = await columnsOf(db, 'booking_persons', ['id', 'booking_id', 'position', ...NAMES]);
  const statements = [
    // Rows that wait in the indexes are taken up at the end, all at once.
    ...INDEXES.map((index) => `alter index ${index} set (fastupdate = on)`),
    ...INDEXED.map((table) => `alter table ${table} disable trigger user`),
    `insert into users (code, state, ${columns}) select (500000 + n)::text, 'guest', ${values} from generate_series(1, ${count}) n`,
    `insert into bookings (number, event_id, created_at, ${columns}, ${booking})
     select 'B-1900-' || lpad(n::text, 6, '0'), e.ids[1 + n % cardinality(e.ids)], timestamptz '2024-01-01' + n * interval '30 minutes',
       ${values}, ${booking}
     from generate_series(1, ${count / 4}) n, (select array_agg(id order by id) as ids from events) e,
       (select ${booking} from bookings order by bookings.number limit 1) b`,
    `insert into booking_persons (booking_id, position, ${columns}, ${person})
     select b.id, n % 4, ${values}, ${person}
     from generate_series(1, ${count}) n join (select id, number as booked from bookings) b on b.booked = 'B-1900-' || lpad((1 + (n - 1) / 4)::text, 6, '0'),
       (select ${person} from booking_persons order by id limit 1) p`,
    ...INDEXED.map((table) => `alter table ${table} enable trigger user`),
    ...INDEXES.map((index) => `alter index ${index} set (fastupdate = off)`),
    'vacuum analyze',
  ];
  for (const statement of statements) await db.execute(statement);
}
