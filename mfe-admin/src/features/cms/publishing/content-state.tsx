import type { ContentState } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { contentPublishingTexts } from '../../../i18n/de-CH/content-publishing.ts';
import { StateMark } from '../../../shared/state-mark.tsx';
import styles from './publishing.module.css';

export interface Standing {
  readonly state: ContentState;
  readonly isChanged: boolean;
  readonly publishAt: string | null;
  readonly hideAt: string | null;
}

/** What a page is for its readers, what waits, and what is planned. */
export function ContentStanding({ state, isChanged, publishAt, hideAt }: Standing) {
  const t = useTexts(contentPublishingTexts);
  return (
    <span className={styles.standing}>
      <StateMark tone={state === 'published' ? 'good' : 'quiet'}>{t(`states.${state}`)}</StateMark>
      {state === 'published' && isChanged && <StateMark tone="waiting">{t('changed')}</StateMark>}
      {publishAt && <StateMark tone="waiting">{t('publishAt', { at: formatDateTime(publishAt) })}</StateMark>}
      {hideAt && <StateMark tone="waiting">{t('hideAt', { at: formatDateTime(hideAt) })}</StateMark>}
    </span>
  );
}
