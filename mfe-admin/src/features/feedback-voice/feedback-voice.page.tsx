import { type FeedbackResponse, GUIDE_CRITERIA, TOUR_CRITERIA } from '@firn/shared-contracts/api';
import { formatDate, formatDateTime } from '@firn/shared-ui/format';
import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { Link } from 'react-router';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import { Facts } from '../../shared/facts.tsx';
import { feedbackPath } from '../../shared/feedback/feedback-paths.ts';
import { idOf } from '../../shared/id-of.ts';
import styles from './feedback-voice.module.css';
import { HandlingForm } from './handling-form.tsx';

const feedbacks = resource('feedbacks');

interface VoiceProps {
  readonly feedback: FeedbackResponse;
}

function Grades({ feedback: { tour, guides } }: VoiceProps) {
  const t = useTexts(feedbackTexts);
  const grade = (value: number | null) => (value === null ? null : t('grade', { average: value }));
  return (
    <>
      <section aria-label={t('detail.tour')}>
        <h2 className={styles.heading}>{t('detail.tour')}</h2>
        <Facts facts={TOUR_CRITERIA.map((each) => [t(`criteria.${each}`), grade(tour[each])])} />
      </section>
      {guides.map((guide) => (
        <section key={guide.guide} aria-label={guide.name}>
          <h2 className={styles.heading}>{guide.name}</h2>
          <Facts facts={GUIDE_CRITERIA.map((each) => [t(`criteria.${each}`), grade(guide[each])])} />
        </section>
      ))}
    </>
  );
}

function Voice({ feedback }: VoiceProps) {
  const t = useTexts(feedbackTexts);
  const { event, person, answeredAt, publishConsent, comment, repliedBy } = feedback;
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <section aria-label={t('detail.comment')}>
          <h2 className={styles.heading}>{t('detail.comment')}</h2>
          <blockquote className={styles.comment}>{comment || t('detail.noComment')}</blockquote>
        </section>
        <Facts
          facts={[
            [t('detail.event'), `${event.title} (${event.code}), ${formatDate(event.start)}`],
            [
              t('detail.person'),
              <Link key="person" to={bookingPath({ id: idOf(person.booking) })}>
                {person.name}
              </Link>,
            ],
            [t('detail.answeredAt'), formatDateTime(answeredAt)],
            [t('detail.consent'), t(publishConsent ? 'detail.yes' : 'detail.no')],
            [t('detail.replied'), repliedBy],
          ]}
        />
        <Grades feedback={feedback} />
      </div>
      <HandlingForm feedback={feedback} />
    </div>
  );
}

/** `/admin/feedback/stimme/:id` (docs/domain/feedback.md#the-office). */
export function Page() {
  const t = useTexts(feedbackTexts);
  const { id = '' } = usePageParams();
  return (
    <ResourcePage
      resource={feedbacks}
      id={id}
      title={t('item')}
      nameOf={({ person, event }) => `${person.name}, ${event.title}`}
      tabs={[{ path: feedbackPath({ id }), text: t('item') }]}
    >
      {(feedback) => <Voice key={feedback.id} feedback={feedback} />}
    </ResourcePage>
  );
}
