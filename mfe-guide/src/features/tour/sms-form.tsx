import type { ParticipantResponse, TextMessagePlan, TextMessageResponse } from '@firn/shared-contracts/api';
import { ChoicesField, ContractForm, TextareaField, useFormValue } from '@firn/shared-ui/form';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button, FirnMantineProvider } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { takesPart } from './message.logic.ts';
import { SmsLog } from './sms-log.tsx';
import styles from './tour.module.css';
import { events, smsKey, smsPath } from './tour.queries.ts';
import { validateTextMessageCreate } from './tour.validator.generated.js';
import { useSendOnce } from './use-send-once.ts';

interface SmsFormProps {
  readonly eventId: string;
  readonly persons: readonly ParticipantResponse[];
}

/** The readers of the SMS, each with the words, and who is left out and why. */
function Preview({ eventId }: Pick<SmsFormProps, 'eventId'>) {
  const t = useTexts(tourTexts);
  const { api, now } = useShell();
  const text = useFormValue<string>('text');
  const recipients = useFormValue<readonly string[]>('recipients');
  const asked = { event: `${events.path}/${eventId}`, text, recipients };
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (body: object) =>
      api.post<TextMessagePlan>(smsPath, { ...body, dryRun: true }, { quiet: true }),
  });
  const isOfThis = JSON.stringify(variables) === JSON.stringify(asked);
  const isWhole = text.trim() !== '' && recipients.length > 0;
  return (
    <div className={styles.preview}>
      <Button
        type="button"
        variant="default"
        loading={isPending}
        disabled={!isWhole}
        onClick={() => mutate(asked)}
      >
        {t('sms.look')}
      </Button>
      {isOfThis && error && <p role="alert">{reasonOf(outcomeOf(error))}</p>}
      {isOfThis && data && (
        <section aria-label={t('sms.preview')} className={styles.letters}>
          {new Date(data.plannedFor) > now() && (
            <p>{t('sms.when', { when: formatDateTime(data.plannedFor) })}</p>
          )}
          {[...data.refused.entries()].map(([place, { name, message }]) => (
            <p key={place} className={styles.failed}>
              {t('sms.refused', { name, why: message })}
            </p>
          ))}
          {[...data.recipients.entries()].map(([place, { name, segments, text: words }]) => (
            <div key={place}>
              <p className={styles.to}>
                {t('message.to', { names: name })}, {t('sms.segments', { count: segments })}
              </p>
              <p className={styles.letter}>{words}</p>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

/** An SMS to the persons of an event, for what cannot wait (docs/domain/text-messages.md#recipients). */
export function SmsForm({ eventId, persons: all }: SmsFormProps) {
  const t = useTexts(tourTexts);
  const send = useSendOnce<TextMessageResponse>(smsPath, smsKey(eventId));
  const persons = all.filter(takesPart);
  const labels = { text: t('sms.text'), recipients: t('message.recipients') };
  return (
    <FirnMantineProvider>
      {persons.length === 0 ? (
        <p>{t('message.empty')}</p>
      ) : (
        <ContractForm
          base={null}
          valuesOf={() => ({
            event: `${events.path}/${eventId}`,
            recipients: persons.map((person) => person['@id']),
            text: '',
          })}
          validate={validateTextMessageCreate}
          save={send}
          savedText={t('sms.sent')}
          label={t('sms.title')}
          fieldLabels={labels}
          draftKey={`${events.path}/${eventId}#sms`}
          saveText={t('sms.send')}
        >
          <ChoicesField
            name="recipients"
            label={labels.recipients}
            options={persons.map((person) => ({ value: person['@id'], label: person.fullName }))}
            required
          />
          <TextareaField name="text" label={labels.text} description={t('sms.hint')} required />
          <Preview eventId={eventId} />
        </ContractForm>
      )}
      <SmsLog eventId={eventId} />
    </FirnMantineProvider>
  );
}
