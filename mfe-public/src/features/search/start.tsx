import type { BlockData } from '@firn/shared-contracts/content';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { searchTexts } from '../../i18n/de-CH/search.ts';
import { BlockSection } from '../../shared/block-parts/block-section.tsx';
import { Dates } from '../../shared/blocks/dates/dates.tsx';
import { Finder } from '../../shared/blocks/finder/finder.tsx';
import styles from './search.module.css';
import { pathOfWords } from './search.queries.ts';

/** One of each way in which a search understands somebody. */
const EXAMPLES = ['Lawinenkurs', 'leichte Skitour', 'Schneeschuh Samstag', 'Januar', 'Wallis', 'Einsteiger'];

export const NEXT_DATES = {
  ...{ title: '', activity: null, level: null, tag: null },
  count: 6,
} as const satisfies BlockData<'dates'>;

/** Shows what can be looked for, before anybody has typed. */
export function Start() {
  const t = useTexts(searchTexts);
  const page = { media: [], drawInner: () => null };
  return (
    <>
      <BlockSection title={t('empty.title')}>
        <p>{t('empty.text')}</p>
        <ul className={styles.examples}>
          {EXAMPLES.map((words) => (
            <li key={words}>
              <Link to={pathOfWords(words)}>{words}</Link>
            </li>
          ))}
        </ul>
      </BlockSection>
      <Dates {...page} data={{ ...NEXT_DATES, title: t('empty.dates') }} />
      <Finder {...page} data={{ title: t('empty.finder'), activities: [], levels: [] }} />
    </>
  );
}
