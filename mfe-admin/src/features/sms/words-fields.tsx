import {
  TEXT_MESSAGE_LENGTH,
  TEXT_PLACEHOLDERS,
  TEXT_PLACEHOLDERS_OF_NO_EVENT,
} from '@firn/shared-contracts/api';
import { formatNumericDate, readLocalDate } from '@firn/shared-ui/format';
import { Checkbox, Textarea, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { smsTexts } from '../../i18n/de-CH/sms.ts';
import type { FieldsProps } from './audience-fields.tsx';
import { countOf, isOfEvent } from './draft.logic.ts';
import styles from './sms.module.css';

function TextCount({ text }: { readonly text: string }) {
  const t = useTexts(smsTexts);
  const { segments, characters, large } = countOf(text);
  return (
    <div className={styles.count}>
      {/* The characters would be read out at each key. */}
      <span aria-live="polite">{t('segments', { count: segments })}</span>,{' '}
      {t('characters', { count: characters })}
      <p aria-live="polite">{large.length > 0 && t('large', { characters: large.slice(0, 5).join(' ') })}</p>
    </div>
  );
}

function PlannedFields({ draft, lacks, onChange }: Omit<FieldsProps, 'event'>) {
  const t = useTexts(smsTexts);
  const [typed, setTyped] = useState(() => (draft.day ? formatNumericDate(draft.day) : ''));
  return (
    <div className={styles.planned}>
      <TextInput
        label={t('fields.day')}
        description={t('hints.day')}
        autoComplete="off"
        value={typed}
        error={lacks.includes('planned') && t('lacks.planned')}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange({ day: readLocalDate(value) });
        }}
      />
      <TextInput
        label={t('fields.time')}
        type="time"
        min="08:00"
        max="20:00"
        value={draft.time}
        onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
      />
    </div>
  );
}

/** Fields for the words of an SMS, and for the moment at which it goes. */
export function WordsFields(props: Omit<FieldsProps, 'event'>) {
  const t = useTexts(smsTexts);
  const { draft, lacks, onChange } = props;
  const names = isOfEvent(draft.audience) ? TEXT_PLACEHOLDERS : TEXT_PLACEHOLDERS_OF_NO_EVENT;
  return (
    <>
      <div>
        <Textarea
          label={t('fields.text')}
          description={t('hints.text', { names: names.map((name) => `{${name}}`).join(', ') })}
          withAsterisk
          rows={5}
          maxLength={TEXT_MESSAGE_LENGTH}
          value={draft.text}
          error={lacks.includes('text') && t('lacks.text')}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
        <TextCount text={draft.text} />
      </div>
      <Checkbox
        label={t('fields.isPlanned')}
        checked={draft.isPlanned}
        onChange={({ currentTarget }) => onChange({ isPlanned: currentTarget.checked })}
      />
      {draft.isPlanned && <PlannedFields {...props} />}
    </>
  );
}
