import type { SiteSearchHit } from '@firn/shared-contracts/api';
import { formatDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { searchTexts } from '../../i18n/de-CH/search.ts';
import { NearestDates } from '../../shared/search-help/search-help.tsx';
import { DateList } from '../../shared/tour/date-list.tsx';
import { groupHits } from './hit-groups.logic.ts';
import styles from './search.module.css';
import { agendaOfWords, foundDatesQuery } from './search.queries.ts';

function Hit({ hit: { title, path, excerpt, startsAt } }: { readonly hit: SiteSearchHit }) {
  return (
    <li className={styles.hit}>
      <h3 className={styles.hitTitle}>
        <Link to={path}>{title}</Link>
      </h3>
      {startsAt !== null && (
        <p className={styles.date}>
          <time dateTime={startsAt}>{formatDate(startsAt)}</time>
        </p>
      )}
      {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
    </li>
  );
}

interface HitsProps {
  readonly words: string;
  readonly hits: readonly SiteSearchHit[];
}

/** Dates that can be booked, in the words of the agenda; where none can, the names of those that are there. */
function FoundDates({ words, hits }: HitsProps) {
  const t = useTexts(searchTexts);
  const { api } = useShell();
  const dates = useQuery(foundDatesQuery(api, words)).data ?? [];
  if (dates.length === 0) return <HitList hits={hits} />;
  return (
    <div>
      <DateList events={dates} />
      <p className={styles.links}>
        <Link to={agendaOfWords(words)}>{t('allDates')}</Link>
      </p>
    </div>
  );
}

/** The first of a kind; more of them would push the other kinds away. */
const FIRST_HITS = 4;

function HitItems({ hits }: Pick<HitsProps, 'hits'>) {
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <Hit key={hit.path} hit={hit} />
      ))}
    </ul>
  );
}

function HitList({ hits }: Pick<HitsProps, 'hits'>) {
  const t = useTexts(searchTexts);
  const others = hits.slice(FIRST_HITS);
  return (
    <div>
      <HitItems hits={hits.slice(0, FIRST_HITS)} />
      {others.length > 0 && (
        <details>
          <summary>{t('others', { count: others.length })}</summary>
          <HitItems hits={others} />
        </details>
      )}
    </div>
  );
}

/** What was found, by kind. */
export function Hits({ words, hits }: HitsProps) {
  const t = useTexts(searchTexts);
  return groupHits(hits, words).map((group) => (
    <section key={group.kind} className={styles.group} aria-labelledby={`hits-${group.kind}`}>
      <h2 id={`hits-${group.kind}`} className={styles.groupTitle}>
        {t(`kinds.${group.kind}`)}
      </h2>
      {group.kind === 'event' ? (
        <FoundDates words={words} hits={group.hits} />
      ) : (
        <HitList hits={group.hits} />
      )}
    </section>
  ));
}

/** What helps on where nothing was found. */
export function NoHits({ words }: { readonly words: string }) {
  const t = useTexts(searchTexts);
  return (
    <div className={styles.none}>
      <h2 className={styles.noneTitle}>{t('none.title', { q: words })}</h2>
      <p>{t('none.text')}</p>
      <NearestDates text={words} />
      <p className={styles.links}>
        <Link to="/agenda">{t('none.agenda')}</Link>
        <Link to="/">{t('none.home')}</Link>
      </p>
    </div>
  );
}
