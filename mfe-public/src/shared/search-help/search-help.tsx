import { formatDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { searchHelpTexts } from '../../i18n/de-CH/search-help.ts';
import styles from './search-help.module.css';
import { searchHelpQuery } from './search-help.queries.ts';

interface DidYouMeanProps {
  readonly text: string;
  /** The address that looks for another text. */
  readonly pathOf: (text: string) => string;
}

/** Says what a mistyped text was taken for; nothing while every word is known. */
export function DidYouMean({ text, pathOf }: DidYouMeanProps) {
  const t = useTexts(searchHelpTexts);
  const { api } = useShell();
  const meant = useQuery(searchHelpQuery(api, text)).data?.didYouMean;
  if (!meant) return null;
  return (
    <p className={styles.meant} role="status">
      {t('didYouMean')} <Link to={pathOf(meant)}>«{meant}»</Link>?
    </p>
  );
}

/** The nearest dates, where nothing fits all words of a text. */
export function NearestDates({ text }: { readonly text: string }) {
  const t = useTexts(searchHelpTexts);
  const { api } = useShell();
  const nearest = useQuery(searchHelpQuery(api, text)).data?.nearest ?? [];
  if (nearest.length === 0) return null;
  return (
    <section className={styles.nearest} aria-labelledby="nearest-dates">
      <h3 id="nearest-dates">{t('nearest')}</h3>
      <ul>
        {nearest.map(({ path, title, startsAt }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            {startsAt !== null && <time dateTime={startsAt}> {formatDate(startsAt)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}
