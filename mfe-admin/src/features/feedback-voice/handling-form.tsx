import {
  etagOf,
  type FeedbackPatch,
  type FeedbackResponse,
  LONGEST_FEEDBACK_TEXT,
} from '@firn/shared-contracts/api';
import { CheckboxField, ContractForm, FormSection, TextareaField, useFormValue } from '@firn/shared-ui/form';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import { validateFeedbackPatch } from './feedback.validator.generated.js';

const feedbacks = resource('feedbacks');

const handlingValues = (feedback: FeedbackResponse | null) => ({
  published: feedback?.published ?? false,
  reply: feedback?.reply ?? '',
  notify: false,
});

/** The reply as the person would get it, once it is to go. */
function ReplyMail({ feedback }: { readonly feedback: FeedbackResponse }) {
  const reply = useFormValue<string | null>('reply')?.trim();
  const isToGo = useFormValue<boolean>('notify');
  if (!reply || !isToGo) return null;
  return (
    <StepMails
      method="patch"
      path={feedback['@id']}
      body={{ reply, notify: true }}
      options={{ query: { dryRun: 1 }, ifMatch: etagOf(feedback) }}
      isShown
    />
  );
}

/** Publishing and replying; what the person wrote is nobody's to change. */
export function HandlingForm({ feedback }: { readonly feedback: FeedbackResponse }) {
  const t = useTexts(feedbackTexts);
  const write = useWrite(feedbacks);
  const labels = {
    published: t('detail.published'),
    reply: t('detail.reply'),
    notify: t('detail.notify'),
  };
  return (
    <ContractForm<FeedbackResponse, ReturnType<typeof handlingValues>, FeedbackPatch>
      base={feedback}
      valuesOf={handlingValues}
      validate={validateFeedbackPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('detail.handling')}
      fieldLabels={labels}
    >
      <FormSection title={t('detail.handling')}>
        <CheckboxField
          name="published"
          label={labels.published}
          {...(!feedback.publishable && { description: t('detail.notPublishable') })}
          disabled={!feedback.publishable && !feedback.published}
        />
        <TextareaField
          name="reply"
          label={labels.reply}
          description={t('detail.replyHint')}
          maxLength={LONGEST_FEEDBACK_TEXT}
        />
        <CheckboxField name="notify" label={labels.notify} />
        <ReplyMail feedback={feedback} />
      </FormSection>
    </ContractForm>
  );
}
