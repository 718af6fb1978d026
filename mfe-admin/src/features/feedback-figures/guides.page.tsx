import { GUIDE_CRITERIA } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import { FEEDBACK_PATH } from '../../shared/feedback/feedback-paths.ts';
import { FigureList } from './figure-list.tsx';

const guides = resource('feedback_guides');

/** `/admin/feedback/guide` (docs/domain/feedback.md#figures). */
export function Page() {
  const t = useTexts(feedbackTexts);
  return (
    <FigureList
      resource={guides}
      name="feedback-guides"
      title={t('guideTitle')}
      criteria={GUIDE_CRITERIA}
      href={({ id }) => `${FEEDBACK_PATH}?guide=${id}`}
    />
  );
}
