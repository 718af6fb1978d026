import { addDays, type LocalDate } from '@firn/shared-contracts/domain';
import { formatDateRange, formatLocalDate } from '@firn/shared-ui/format';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import { ChoiceForm } from './choice-form.tsx';
import styles from './lists.module.css';
import { spanQuery } from './lists.queries.ts';
import { Waiting } from './notice.tsx';
import { DEFAULT_DAYS } from './selection.logic.ts';

/** Where nothing is chosen yet: a day, a guide, or one of the next events. */
export function Chooser({ today }: { readonly today: LocalDate }) {
  const t = useTexts(listsTexts);
  const { api } = useShell();
  const span = { kind: 'span', from: today, to: addDays(today, DEFAULT_DAYS), guide: null } as const;
  const asked = useQuery(spanQuery(api, useSession(), span));
  const events = asked.data?.['hydra:member'];
  return (
    <>
      <p className={styles.lead}>{t('choose.lead')}</p>
      <ChoiceForm today={today} />
      <section aria-labelledby="next-events">
        <h2 id="next-events" className={styles.subheading}>
          {t('choose.next')}
        </h2>
        {!events && <Waiting asked={asked} />}
        {events?.length === 0 && (
          <p>
            {t('noEvents', {
              days: t('range', { from: formatLocalDate(span.from), to: formatLocalDate(span.to) }),
            })}
          </p>
        )}
        {events && events.length > 0 && (
          <ul className={styles.choices}>
            {events.map(({ id, code, title, start, end }) => (
              <li key={id}>
                <Link to={`?event=${id}`} className={styles.choice}>
                  <span className={styles.choiceDate}>{formatDateRange(start, end)}</span>
                  <span className={styles.choiceTitle}>{title}</span>
                  <span className={styles.code}>{code}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
