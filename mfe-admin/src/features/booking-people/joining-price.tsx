import type { BookingChangePreview, BookingRuleContext } from '@firn/shared-contracts/api';
import { CheckboxField, FormSection, TextareaField, useFormChange, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { type RefObject, useEffect } from 'react';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { bookingPeopleTexts } from '../../i18n/de-CH/booking-people.ts';
import { ChangePreview } from '../../shared/booking-changes/change-preview.tsx';
import { useChangePreview } from '../../shared/booking-changes/use-change-preview.ts';
import { type PersonValues, personRequest } from '../../shared/booking-form/person-values.logic.ts';
import { REASON_LENGTH } from '../../shared/reason-length.ts';
import { useSettledText } from '../../shared/use-settled-text.ts';
import styles from './booking-people.module.css';
import { isWhole } from './joining.logic.ts';

interface JoiningPriceProps {
  /** Of the call. */
  readonly path: string;
  readonly context: BookingRuleContext;
  /** What stands on the screen for what is typed, for whoever sends it. */
  readonly shown: RefObject<BookingChangePreview | null>;
}

/** What somebody who joins changes, and why the office does it; stands above the button that does. */
export function JoiningPrice({ path, context, shown }: JoiningPriceProps) {
  const t = useTexts(bookingPeopleTexts);
  const office = useTexts(bookingChangesTexts);
  const values = useFormValue<PersonValues>('person');
  const typed = isWhole(values, context) ? JSON.stringify(personRequest(values, context)) : '';
  const settled = useSettledText(typed);
  const asked = settled ? { path, body: { person: JSON.parse(settled) as unknown } } : null;
  const { data, error, isFetching, isLoading, refetch } = useChangePreview(asked);
  const isCurrent = data !== undefined && !isFetching && settled === typed;
  const isHindered = (data?.overridable.length ?? 0) > 0;
  const change = useFormChange();
  useEffect(() => {
    shown.current = isCurrent ? data : null;
  });
  useEffect(() => change('isHindered', isHindered), [change, isHindered]);
  return (
    <FormSection title={t('price')}>
      <div className={styles.wide}>
        {settled === '' && <p>{t('priceLater')}</p>}
        {isLoading && <p role="status">{office('checking')}</p>}
        {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && <ChangePreview preview={data} />}
      </div>
      {isHindered && <CheckboxField name="override" label={office('override')} required />}
      <TextareaField
        name="reason"
        label={office('reason')}
        description={office('reasonHint')}
        rows={2}
        maxLength={REASON_LENGTH}
        required
      />
      <CheckboxField name="notify" label={office('notify')} />
    </FormSection>
  );
}
