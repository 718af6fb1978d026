import { TOUR_CRITERIA } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import { FEEDBACK_PATH } from '../../shared/feedback/feedback-paths.ts';
import { FigureList } from './figure-list.tsx';

const tours = resource('feedback_tours');

/** `/admin/feedback/tour` (docs/domain/feedback.md#figures). */
export function Page() {
  const t = useTexts(feedbackTexts);
  return (
    <FigureList
      resource={tours}
      name="feedback-tours"
      title={t('tourTitle')}
      criteria={TOUR_CRITERIA}
      href={({ id }) => `${FEEDBACK_PATH}?offer=${id}`}
    />
  );
}
