import type { ContentState } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { contentPublishingTexts } from '../../../i18n/de-CH/content-publishing.ts';
import { isRefusedStep } from '../../../shared/refused-step.ts';
import { StateMark } from '../../../shared/state-mark.tsx';
import styles from './publishing.module.css';

export interface Standing {
  readonly state: ContentState;
  readonly isChanged: boolean;
  readonly publishAt: string | null;
  readonly hideAt: string | null;
  readonly stepRefusedAt: string | null;
}

interface PlanProps {
  readonly at: string;
  readonly refusedAt: string | null;
  readonly to: ContentState;
}

function Plan({ at, refusedAt, to }: PlanProps) {
  const t = useTexts(contentPublishingTexts);
  const isRefused = isRefusedStep(at, refusedAt);
  return (
    <StateMark tone={isRefused ? 'bad' : 'waiting'}>
      {t(isRefused ? `refused.${to}` : `planned.${to}`, { at: formatDateTime(at) })}
    </StateMark>
  );
}

/** What a page is for its readers, what waits, and what is planned. */
export function ContentStanding({ state, isChanged, publishAt, hideAt, stepRefusedAt }: Standing) {
  const t = useTexts(contentPublishingTexts);
  return (
    <span className={styles.standing}>
      <StateMark tone={state === 'published' ? 'good' : 'quiet'}>{t(`states.${state}`)}</StateMark>
      {state === 'published' && isChanged && <StateMark tone="waiting">{t('changed')}</StateMark>}
      {publishAt && <Plan at={publishAt} refusedAt={stepRefusedAt} to="published" />}
      {hideAt && <Plan at={hideAt} refusedAt={stepRefusedAt} to="hidden" />}
    </span>
  );
}
