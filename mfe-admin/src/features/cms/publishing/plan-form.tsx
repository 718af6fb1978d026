import type { ContentResponse, ContentTransition } from '@firn/shared-contracts/api';
import { ContractForm, DateTimeField } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { contentPublishingTexts } from '../../../i18n/de-CH/content-publishing.ts';
import { useContentWrites } from '../data/use-content-writes.ts';
import { validateContentTransition } from './publishing.validator.generated.js';
import type { StepProps } from './step.ts';

interface PlanValues {
  readonly to: ContentTransition['to'];
  readonly at: string | null;
  readonly [name: string]: unknown;
}

/** Plans a step of a page for a time. */
export function PlanForm({ content, to, onClose }: StepProps) {
  const t = useTexts(contentPublishingTexts);
  const { now } = useShell();
  const { transition } = useContentWrites();
  const label = t('at');
  return (
    <ContractForm<ContentResponse, PlanValues, ContentTransition>
      base={null}
      valuesOf={() => ({ to, at: null })}
      validate={validateContentTransition}
      rules={({ at }) =>
        at !== null && Date.parse(at) > now().getTime()
          ? []
          : [{ propertyPath: 'at', message: t('atInFuture') }]
      }
      save={async (body) => {
        const planned = await transition(content, body);
        // The form gives way to what is planned before it could say that it is saved.
        onClose();
        return planned;
      }}
      label={t(`plan.${to}`)}
      fieldLabels={{ at: label }}
      draftKey={`${content['@id']}/plan/${to}`}
      saveText={t(`plan.${to}`)}
      savedText={t('done.planned')}
      onlySends
    >
      <DateTimeField name="at" label={label} description={t('atHint')} required />
    </ContractForm>
  );
}
