import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { toPlainText } from '../../db/columns.ts';

const NAMED = ['activities', 'levels', 'tags', 'guides'] as const;
type NamedKind = (typeof NAMED)[number];

/** A record that is found by its name; an activity with everything below it. */
export interface NamedRecord {
  readonly kind: NamedKind;
  readonly ids: readonly string[];
  readonly words: readonly string[];
}

/** The words that the texts of the company have, and what the office calls by others. */
export interface Vocabulary {
  /** Plain words, each as it is written. */
  readonly words: ReadonlyMap<string, string>;
  /** Plain words of titles and places of offers alone. */
  readonly titleWords: ReadonlySet<string>;
  readonly named: readonly NamedRecord[];
  /** The search words, in plain words joined by blanks, each with its meanings. */
  readonly searchWords: ReadonlyMap<string, { readonly title: string; readonly meanings: readonly string[] }>;
}

type Row = {
  readonly kind: 'words' | 'titleWords' | 'searchWords' | NamedKind;
  readonly id: string | null;
  readonly name: string;
  readonly more: string | null;
};

const BETWEEN_WORDS = /[^\p{Letter}\p{Mark}\p{Number}]+/u;
const plainWords = (text: string) => toPlainText(text).split(BETWEEN_WORDS).filter(Boolean);

function branchOf(rows: readonly Row[], top: Row): readonly string[] {
  const below = rows.filter(({ kind, more }) => kind === 'activities' && more === top.id);
  return [top.id ?? '', ...below.flatMap((row) => branchOf(rows, row))];
}

/**
 * Words of what everybody reads, in one statement: of published offers and public pages, of the lists that offers refer to, and
 * the office's search words.
 */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const { rows } = await db.execute<Row>(sql`
    select kind, null as id, word as name, null as more from (
      select distinct kind, unnest(string_to_array(regexp_replace(words, '[[:space:][:punct:]–’«»]+', ' ', 'g'), ' ')) as word from (
        select 'titleWords' as kind, concat_ws(' ', title, subtitle, place) as words from offers where state = 'published'
        union all select 'words', concat_ws(' ', jsonb_path_query_array(pois, '$[*].title')::text, plain_words(lead_text))
          from offers where state = 'published'
        union all select 'words', concat_ws(' ', title, meta_keywords) from contents where public and deleted_at is null
      ) texts) words where length(word) > 2
    union all select 'activities', id::text, title, parent_id::text from activities
    union all select 'levels', id::text, title, null from levels
    union all select 'tags', id::text, title, null from tags
    union all select 'guides', id::text, first_name || ' ' || last_name, case when presented_on_website then 'shown' end from users
      where roles && array['ROLE_GUIDE', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN']
    union all select 'searchWords', id::text, title, meaning from search_words`);
  const of = (wanted: Row['kind']) => rows.filter(({ kind }) => kind === wanted);
  const named = NAMED.flatMap((kind) =>
    of(kind).map((row): NamedRecord => {
      const ids = kind === 'activities' ? branchOf(rows, row) : [row.id ?? ''];
      return { kind, ids, words: plainWords(row.name) };
    }),
  );
  // A guide who is not shown on the site is not suggested to anybody either.
  const shown = NAMED.flatMap(of).filter(({ kind, more }) => kind !== 'guides' || more !== null);
  const names = shown.flatMap(({ name }) => name.split(BETWEEN_WORDS));
  const titles = of('titleWords').map(({ name }) => name);
  const written = [...of('words').map(({ name }) => name), ...titles, ...names].filter(Boolean);
  return {
    words: new Map(written.map((word) => [toPlainText(word), word])),
    titleWords: new Set(titles.map(toPlainText)),
    named,
    searchWords: new Map(
      of('searchWords').map(({ name, more }) => [
        plainWords(name).join(' '),
        {
          title: name,
          meanings: (more ?? '')
            .split(',')
            .map((each) => each.trim())
            .filter(Boolean),
        },
      ]),
    ),
  };
}
