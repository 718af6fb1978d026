import type { WebhookEndpointCreate, WebhookEndpointMade } from '@firn/shared-contracts/api';
import { WEBHOOK_TYPES, type WebhookType } from '@firn/shared-contracts/domain';
import { WEBHOOK_TYPE_LABELS } from '@firn/shared-ui/labels';
import { Button, Checkbox, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { type FormEvent, useId, useState } from 'react';
import { webhooksTexts } from '../../i18n/de-CH/webhooks.ts';
import { MadeSecret, secretStyles as styles, useMakeSecret } from '../../shared/secrets/index.ts';
import { webhookEndpoints } from './webhooks.queries.ts';

const EMPTY = { url: '', events: [] as WebhookType[] };

/** Makes an endpoint, and shows its secret this once (docs/domain/webhooks.md#endpoints). */
export function NewEndpoint() {
  const t = useTexts(webhooksTexts);
  const heading = useId();
  const [values, setValues] = useState(EMPTY);
  const { make, errorOf, refusal } = useMakeSecret<WebhookEndpointCreate, WebhookEndpointMade>(
    webhookEndpoints,
    () => setValues(EMPTY),
  );
  const set = (change: Partial<typeof EMPTY>) => setValues((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(values);
  };
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('create')}</h2>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          label={t('field')}
          description={t('hint')}
          type="url"
          value={values.url}
          maxLength={500}
          required
          error={errorOf('url')}
          onChange={({ currentTarget }) => set({ url: currentTarget.value })}
        />
        <Checkbox.Group
          label={t('types')}
          value={values.events}
          error={errorOf('events')}
          onChange={(types) => set({ events: WEBHOOK_TYPES.filter((type) => types.includes(type)) })}
        >
          <div className={styles.choices}>
            {WEBHOOK_TYPES.map((type) => (
              <Checkbox key={type} value={type} label={WEBHOOK_TYPE_LABELS[type]} />
            ))}
          </div>
        </Checkbox.Group>
        {refusal && <p role="alert">{refusal}</p>}
        <div>
          <Button type="submit" loading={make.isPending}>
            {t('make')}
          </Button>
        </div>
      </form>
      {make.data && (
        <MadeSecret
          key={make.data.id}
          words={{
            made: t('made', { host: new URL(make.data.url).host }),
            once: t('once'),
            label: t('secret'),
            copy: t('copy'),
            copied: t('copied'),
          }}
          secret={make.data.secret}
        />
      )}
    </section>
  );
}
