import { Checkbox, Textarea } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { REASON_LENGTH } from '../reason-length.ts';
import styles from './booking-changes.module.css';

/** What the office says of a change that it makes in the guest's name. */
export interface OfficeAnswers {
  readonly reason: string;
  readonly override: boolean;
  readonly notify: boolean;
}

export const NO_OFFICE_ANSWERS: OfficeAnswers = { reason: '', override: false, notify: true };

/** What is not answered yet. */
export const missingAnswers = ({ reason, override }: OfficeAnswers, needsOverride: boolean) => ({
  reason: !reason.trim(),
  override: needsOverride && !override,
});

/** As the API takes them; `override` only where there is something to go over. */
export const answersBody = ({ reason, notify }: OfficeAnswers, needsOverride: boolean) => ({
  reason: reason.trim(),
  notify,
  ...(needsOverride && { override: true }),
});

interface ChangeAnswersProps {
  readonly answers: OfficeAnswers;
  readonly needsOverride: boolean;
  readonly missing: ReturnType<typeof missingAnswers>;
  readonly onChange: (changes: Partial<OfficeAnswers>) => void;
}

export function ChangeAnswers({ answers, needsOverride, missing, onChange }: ChangeAnswersProps) {
  const t = useTexts(bookingChangesTexts);
  return (
    <>
      {needsOverride && (
        <div>
          <Checkbox
            label={t('override')}
            checked={answers.override}
            aria-invalid={missing.override || undefined}
            onChange={({ currentTarget }) => onChange({ override: currentTarget.checked })}
          />
          {missing.override && <p className={styles.refusal}>{t('overrideFirst')}</p>}
        </div>
      )}
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        withAsterisk
        rows={2}
        maxLength={REASON_LENGTH}
        value={answers.reason}
        error={missing.reason && t('reasonFirst')}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
      <Checkbox
        label={t('notify')}
        checked={answers.notify}
        onChange={({ currentTarget }) => onChange({ notify: currentTarget.checked })}
      />
    </>
  );
}
