import { type FeedbackSummaryResponse, GUIDE_CRITERIA } from '@firn/shared-contracts/api';
import { isSeason, seasonName } from '@firn/shared-contracts/domain';
import { formatAverage } from '@firn/shared-ui/format';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Skeleton } from '../../shared/skeleton.tsx';
import styles from './feedback.module.css';

type Figures = NonNullable<FeedbackSummaryResponse['guide']>;

function Criteria({ figures }: { readonly figures: Figures }) {
  const t = useTexts(feedbackTexts);
  const averageOf = (wanted: string) =>
    figures.criteria.find(({ criterion }) => criterion === wanted)?.average ?? null;
  return (
    <section aria-label={t('criteriaTitle')}>
      <dl className={styles.criteria}>
        {GUIDE_CRITERIA.map((criterion) => (
          <div key={criterion}>
            <dt>{t(`criteria.${criterion}`)}</dt>
            <dd>{formatAverage(averageOf(criterion))}</dd>
          </div>
        ))}
      </dl>
      <p>{t('grades', { grades: figures.grades.join(' / ') })}</p>
    </section>
  );
}

function Seasons({ figures }: { readonly figures: Figures }) {
  const t = useTexts(feedbackTexts);
  return (
    <section aria-labelledby="feedback-seasons">
      <h2 id="feedback-seasons">{t('seasons')}</h2>
      <p>{t('seasonsHint')}</p>
      <ul>
        {figures.seasons.map(({ season, voices, average }) => (
          <li key={season}>
            {t('season', {
              season: isSeason(season) ? seasonName(season) : season,
              average: formatAverage(average),
              count: voices,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Voices({ voices }: Pick<FeedbackSummaryResponse, 'voices'>) {
  const t = useTexts(feedbackTexts);
  return (
    <section aria-labelledby="feedback-voices">
      <h2 id="feedback-voices">{t('voices')}</h2>
      {voices.length === 0 && <p>{t('noVoices')}</p>}
      {voices.map(({ id, comment, title }) => (
        <figure key={id} className={styles.voice}>
          <blockquote>{comment}</blockquote>
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </section>
  );
}

/** `/guide/feedback`: the own figures, without names (docs/domain/feedback.md#what-guides-read). */
export function Page() {
  const t = useTexts(feedbackTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: ['feedbacks', 'own'],
    queryFn: ({ signal }) =>
      api.get<FeedbackSummaryResponse>('/api/feedbacks/summary', { signal, quiet: true }),
  });
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <PageFrame title={t('title')}>
      {!data && (error ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton />)}
      {data && (
        <div className={styles.page}>
          <p>{t('lead')}</p>
          {!data.guide && <p>{t('tooFew', { count: data.voicesNeeded })}</p>}
          {data.guide && (
            <>
              <p className={styles.average}>
                {t('average', { count: data.guide.voices, average: formatAverage(data.guide.average) })}
              </p>
              <Criteria figures={data.guide} />
              <Seasons figures={data.guide} />
            </>
          )}
          <Voices voices={data.voices} />
        </div>
      )}
    </PageFrame>
  );
}
