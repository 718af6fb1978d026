import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homeTexts } from '../../i18n/de-CH/home.ts';
import styles from './home.module.css';
import { mainActivitiesQuery } from './home.queries.ts';

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 48 24" aria-hidden="true">
      <path d="M1 12h45M36 2l10 10-10 10" />
    </svg>
  );
}

/** Links into the agenda, by activity. Left out when there are none. */
export function ActivityList() {
  const t = useTexts(homeTexts);
  const { api } = useShell();
  const { data: activities = [] } = useQuery(mainActivitiesQuery(api));
  if (activities.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="activities">
      <h2 id="activities" className={styles.sectionTitle}>
        {t('activities.title')}
      </h2>
      <ul className={styles.activities}>
        {activities.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/agenda?activities=${id}`}>
              {title}
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
