import { MATERIAL_ORDER_STEP_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import styles from './ordered-materials.module.css';
import type { Queue } from './step-queue.logic.ts';
import type { StepQueue } from './step-queue.ts';

interface QueueBarProps {
  readonly steps: Queue;
  readonly queue: StepQueue;
}

function Refused({ steps, queue }: QueueBarProps) {
  const t = useTexts(orderedMaterialsTexts);
  return (
    <div className={styles.refused} role="alert">
      <strong>{t('queue.refused')}</strong>
      <ul>
        {steps.map(({ key, name, body, refusal }) => {
          const step = MATERIAL_ORDER_STEP_LABELS[body.transition];
          return (
            <li key={key}>
              <p>
                {t('queue.step', { step, name })}
                <br />
                {refusal}
              </p>
              <Button
                variant="default"
                aria-label={t('queue.dropOf', { step, name })}
                onClick={() => queue.remove(key)}
              >
                {t('queue.drop')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The steps that the server does not have yet, and those that it refused (docs/domain/material.md#store). */
export function QueueBar({ steps, queue }: QueueBarProps) {
  const t = useTexts(orderedMaterialsTexts);
  const refused = steps.filter(({ refusal }) => refusal !== null);
  const waiting = steps.length - refused.length;
  return (
    <section aria-label={t('queue.label')} className={steps.length > 0 ? styles.queue : undefined}>
      <div role="status" className={waiting > 0 ? styles.waiting : undefined}>
        {waiting > 0 && (
          <>
            <p>{t('queue.waiting', { count: waiting })}</p>
            <Button variant="default" onClick={() => void queue.run()}>
              {t('queue.send')}
            </Button>
          </>
        )}
      </div>
      {refused.length > 0 && <Refused steps={refused} queue={queue} />}
    </section>
  );
}
