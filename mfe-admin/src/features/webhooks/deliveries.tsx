import type { WebhookDeliveryResponse, WebhookEndpointResponse } from '@firn/shared-contracts/api';
import type { WebhookDeliveryState } from '@firn/shared-contracts/domain';
import { formatShortDateTime } from '@firn/shared-ui/format';
import {
  WEBHOOK_DELIVERY_STATE_LABELS,
  WEBHOOK_FAILURE_LABELS,
  WEBHOOK_TYPE_LABELS,
} from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { webhooksTexts } from '../../i18n/de-CH/webhooks.ts';
import { secretStyles } from '../../shared/secrets/index.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import type { Tone } from '../../shared/tone.ts';
import { useAskEndpoint } from './use-ask-endpoint.ts';
import styles from './webhooks.module.css';
import { deliveriesOf } from './webhooks.queries.ts';

const TONES: Readonly<Record<WebhookDeliveryState, Tone>> = {
  waiting: 'waiting',
  delivered: 'good',
  given_up: 'bad',
};

/** Tells what went out and what came back. */
function Exchange({ delivery }: { readonly delivery: WebhookDeliveryResponse }) {
  const t = useTexts(webhooksTexts);
  const { body, answerStatus, answerBody } = delivery;
  return (
    <details>
      <summary>{t('exchange')}</summary>
      <h4>{t('body')}</h4>
      <pre className={styles.text}>{JSON.stringify(body, null, 2)}</pre>
      <h4>{answerStatus === null ? t('noAnswer') : t('answer', { status: String(answerStatus) })}</h4>
      {answerBody && <pre className={styles.text}>{answerBody}</pre>}
    </details>
  );
}

function Delivery({
  delivery,
  isOff,
}: {
  readonly delivery: WebhookDeliveryResponse;
  readonly isOff: boolean;
}) {
  const t = useTexts(webhooksTexts);
  const { '@id': iri, state, body, failure, attemptedAt, nextAttemptAt } = delivery;
  const name = `${WEBHOOK_TYPE_LABELS[body.type]} ${body.data.code}`;
  const { mutate, isPending } = useAskEndpoint(`${iri}/retry`, t('retried'));
  return (
    <li className={styles.delivery}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <StateMark tone={TONES[state]}>{WEBHOOK_DELIVERY_STATE_LABELS[state]}</StateMark>
      </div>
      <p>{t('happened', { time: formatShortDateTime(body.timestamp) })}</p>
      {failure && <p>{WEBHOOK_FAILURE_LABELS[failure]}</p>}
      {attemptedAt && nextAttemptAt && <p>{t('next', { time: formatShortDateTime(nextAttemptAt) })}</p>}
      <Exchange delivery={delivery} />
      {!isOff && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('retryOf', { name })}
            loading={isPending}
            onClick={() => mutate()}
          >
            {t('retry')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The newest deliveries of an endpoint, each with what was said, and the way to send it again. */
export function Deliveries({ endpoint }: { readonly endpoint: WebhookEndpointResponse }) {
  const t = useTexts(webhooksTexts);
  const { api } = useShell();
  const heading = useId();
  const { data, error, refetch } = useQuery(deliveriesOf(api, endpoint));
  const deliveries = data?.['hydra:member'] ?? [];
  const hidden = (data?.totalItems ?? 0) - deliveries.length;
  return (
    <section className={secretStyles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('deliveriesOf', { url: new URL(endpoint.url).host })}</h2>
      {data && deliveries.length === 0 && <p>{t('nothing')}</p>}
      <ul className={styles.deliveries}>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} isOff={endpoint.switchedOffAt !== null} />
        ))}
      </ul>
      {hidden > 0 && <p className={secretStyles.hint}>{t('older', { count: hidden })}</p>}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
    </section>
  );
}
