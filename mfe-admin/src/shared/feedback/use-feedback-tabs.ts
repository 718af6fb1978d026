import { useTexts } from '@firn/shared-ui/remote';
import type { TabLink } from '@firn/shared-ui/resource-page';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import { FEEDBACK_GUIDE_PATH, FEEDBACK_PATH, FEEDBACK_TOUR_PATH } from './feedback-paths.ts';

/** The pages about all feedback. */
export function useFeedbackTabs() {
  const t = useTexts(feedbackTexts);
  return [
    { path: FEEDBACK_PATH, text: t('tabs.all') },
    { path: FEEDBACK_TOUR_PATH, text: t('tabs.tour') },
    { path: FEEDBACK_GUIDE_PATH, text: t('tabs.guide') },
  ] as const satisfies readonly [TabLink, ...TabLink[]];
}
