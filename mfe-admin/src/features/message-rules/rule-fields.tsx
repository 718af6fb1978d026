import type { MessageRuleResponse } from '@firn/shared-contracts/api';
import { RULE_CHOICES, RULE_PLACEHOLDERS, RULE_TEMPLATES } from '@firn/shared-contracts/domain';
import {
  NumberField,
  SelectField,
  TextareaField,
  TextField,
  TimeField,
  useFormChange,
  useFormValues,
} from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect } from 'react';
import { messageRulesTexts } from '../../i18n/de-CH/message-rules.ts';
import { fitted, type RuleValues } from './rule-values.ts';
import { whenOf } from './rule-words.ts';

const OFFERED = RULE_TEMPLATES.filter((template) => !RULE_CHOICES[template].isFixed);

/** Fits the rest of the form to the mail and the moment that are chosen. */
function useFitting(values: RuleValues): void {
  const change = useFormChange();
  useEffect(() => {
    for (const [name, value] of Object.entries(fitted(values)))
      if (values[name as keyof RuleValues] !== value) change(name, value);
  }, [values, change]);
}

function DayFields({ isBefore }: { readonly isBefore: boolean }) {
  const t = useTexts(messageRulesTexts);
  return (
    <>
      <NumberField name="days" label={t(isBefore ? 'fields.daysBefore' : 'fields.daysAfter')} required />
      <TimeField name="time" label={t('fields.time')} description={t('hints.time')} required />
      <NumberField
        name="untilDays"
        label={t('fields.untilDays')}
        unit={t('units.days')}
        description={t(isBefore ? 'hints.untilBefore' : 'hints.untilAfter')}
        required={!isBefore}
      />
    </>
  );
}

function MomentFields({ values }: { readonly values: RuleValues }) {
  const t = useTexts(messageRulesTexts);
  const { moments, states } = RULE_CHOICES[values.template];
  return (
    <>
      {moments.length > 1 && (
        <SelectField
          name="moment"
          label={t('fields.moment')}
          options={moments.map((value) => ({ value, label: t(`moments.${value}`) }))}
          required
        />
      )}
      {values.moment === 'state' ? (
        <SelectField
          name="state"
          label={t('fields.state')}
          options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          required
        />
      ) : (
        <DayFields isBefore={values.moment === 'before_start'} />
      )}
    </>
  );
}

/** The rule's own words: those of an SMS, or subject and opening in place of those of the mail. */
function WordFields({ channel }: { readonly channel: RuleValues['channel'] }) {
  const t = useTexts(messageRulesTexts);
  const placeholders = RULE_PLACEHOLDERS[channel].map((name) => `{${name}}`).join(', ');
  if (channel === 'sms')
    return (
      <TextareaField
        name="text"
        label={t('fields.sms')}
        description={t('hints.sms', { placeholders })}
        required
      />
    );
  return (
    <>
      <TextField name="subject" label={t('fields.subject')} description={t('hints.subject')} />
      <TextareaField name="text" label={t('fields.text')} description={t('hints.text', { placeholders })} />
    </>
  );
}

/** The fields of a rule; of a fixed one the name, and the words of an SMS. */
export function RuleFields({ rule }: { readonly rule: MessageRuleResponse | null }) {
  const t = useTexts(messageRulesTexts);
  const values = useFormValues<RuleValues>();
  useFitting(values);
  const { audiences, channels, isFixed } = RULE_CHOICES[values.template];
  return (
    <>
      <TextField name="title" label={t('fields.title')} required />
      {rule ? (
        <p>{t(`templates.${rule.template}`)}</p>
      ) : (
        <SelectField
          name="template"
          label={t('fields.template')}
          options={OFFERED.map((value) => ({ value, label: t(`templates.${value}`) }))}
          required
        />
      )}
      {isFixed && <p>{`${whenOf(t, values)}. ${t('hints.fixed')}`}</p>}
      {!isFixed && audiences.length > 1 && (
        <SelectField
          name="audience"
          label={t('fields.audience')}
          options={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          required
        />
      )}
      {!isFixed && channels.length > 1 && (
        <SelectField
          name="channel"
          label={t('fields.channel')}
          options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
          required
        />
      )}
      {!isFixed && <MomentFields values={values} />}
      {(!isFixed || values.channel === 'sms') && <WordFields channel={values.channel} />}
      {values.template === 'last_info' && <p>{t('hints.organized')}</p>}
      {values.template === 'feedback_request' && <p>{t('hints.feedback')}</p>}
      {values.template === 'guide_report_due' && <p>{t('hints.report')}</p>}
      {!rule && <p>{t('hints.switch')}</p>}
    </>
  );
}
