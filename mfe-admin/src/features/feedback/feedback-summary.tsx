import type { FeedbackSummaryResponse } from '@firn/shared-contracts/api';
import { isSeason, seasonName } from '@firn/shared-contracts/domain';
import { formatAverage } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import styles from './feedback.module.css';

/** The averages over everything, each with what it rests on. */
export function FeedbackSummary() {
  const t = useTexts(feedbackTexts);
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: ['feedbacks', 'summary'],
    queryFn: ({ signal }) => api.get<FeedbackSummaryResponse>('/api/feedbacks/summary', { signal }),
  });
  if (!data?.tour || !data.guide || data.asked === null) return null;
  const { tour, guide, asked } = data;
  return (
    <section className={styles.summary} aria-label={t('summary.heading')}>
      <p>{t('summary.asked', { count: asked, voices: tour.voices })}</p>
      {tour.voices > 0 && (
        <>
          <p>
            {t('summary.tour', { average: formatAverage(tour.average) })} ·{' '}
            {t('summary.guide', { average: formatAverage(guide.average) })}
          </p>
          <p>{t('summary.spread', { grades: tour.grades.join(' / ') })}</p>
          <ul className={styles.seasons}>
            {tour.seasons.map(({ season, voices, average }) => (
              <li key={season}>
                {t('season', {
                  season: isSeason(season) ? seasonName(season) : season,
                  average: formatAverage(average),
                  count: voices,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
