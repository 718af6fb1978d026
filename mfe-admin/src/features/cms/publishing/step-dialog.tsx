import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { contentPublishingTexts } from '../../../i18n/de-CH/content-publishing.ts';
import { isRefusedStep } from '../../../shared/refused-step.ts';
import { useContentFaults } from '../data/contents.ts';
import { useContentWrites } from '../data/use-content-writes.ts';
import { FaultList, isObstacle } from './fault-list.tsx';
import { PlanForm } from './plan-form.tsx';
import styles from './publishing.module.css';
import { plannedAt, type StepProps } from './step.ts';
import { useTelling } from './use-telling.ts';

/** A step that is planned, and a way to call it off. */
function Planned({ content, to, at }: Omit<StepProps, 'onClose'> & { readonly at: string }) {
  const t = useTexts(contentPublishingTexts);
  const { transition } = useContentWrites();
  const tell = useTelling(content);
  const isRefused = isRefusedStep(at, content.stepRefusedAt);
  const callOff = useMutation({
    mutationFn: () => transition(content, { to, at: null }),
    onSuccess: () => tell.done(t('done.calledOff')),
    onError: tell.failed,
  });
  return (
    <p className={styles.planned}>
      {t(isRefused ? `refused.${to}` : `plannedStep.${to}`, { at: formatDateTime(at) })}
      <Button variant="default" loading={callOff.isPending} onClick={() => callOff.mutate()}>
        {t('callOff')}
      </Button>
    </p>
  );
}

/** Publishes or hides a page, now or at a time; before a publication it lists what the page lacks. */
export function StepDialog({ content, to, onClose }: StepProps) {
  const t = useTexts(contentPublishingTexts);
  const { transition } = useContentWrites();
  const tell = useTelling(content);
  const { data: faults } = useContentFaults(content['@id']);
  const at = plannedAt(content, to);
  const hasObstacles = to === 'published' && (faults ?? []).some(isObstacle);
  const step = useMutation({
    mutationFn: () => transition(content, { to }),
    onSuccess: () => {
      tell.done(t(`done.${to}`));
      onClose();
    },
    onError: tell.failed,
  });
  return (
    <Dialog title={t(`title.${to}`, { title: content.title })} closeText={t('close')} onClose={onClose}>
      <div className={styles.step}>
        <p>{t(`text.${to}`)}</p>
        {to === 'published' && <FaultList content={content} onLeave={onClose} />}
        {hasObstacles ? (
          <>
            <p>{t('obstaclesFirst')}</p>
            {at && <Planned content={content} to={to} at={at} />}
          </>
        ) : (
          <>
            <Button loading={step.isPending} onClick={() => step.mutate()}>
              {t(`now.${to}`)}
            </Button>
            {at ? (
              <Planned content={content} to={to} at={at} />
            ) : (
              <PlanForm content={content} to={to} onClose={onClose} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
