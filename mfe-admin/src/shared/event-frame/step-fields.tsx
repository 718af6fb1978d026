import { CANCELLATION_REASONS, type ToldGroup } from '@firn/shared-contracts/domain';
import { CANCELLATION_REASON_LABELS } from '@firn/shared-ui/labels';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { eventFrameTexts } from '../../i18n/de-CH/event-frame.ts';
import type { EventStep } from './event-steps.ts';

export interface Answers {
  readonly reason: string;
  readonly comment: string;
  readonly confirmation: string;
  readonly notify: boolean;
  /** Left out: as the preview has it. */
  readonly tell?: readonly ToldGroup[];
}

export const NO_ANSWERS: Answers = { reason: '', comment: '', confirmation: '', notify: true };

type Asked = 'reason' | 'comment' | 'confirmation';

/** As the contract has them. */
const LENGTHS = { reason: 500, comment: 2000 } as const;

/** What is not answered yet; `code` is what has to be typed. */
export function wrongAnswers(
  { reason, comment }: EventStep,
  code: string | null,
  answers: Answers,
): readonly Asked[] {
  return [
    ...(reason && !answers.reason.trim() ? (['reason'] as const) : []),
    ...(comment === 'required' && !answers.comment.trim() ? (['comment'] as const) : []),
    ...(code !== null && answers.confirmation.trim() !== code ? (['confirmation'] as const) : []),
  ];
}

interface StepFieldsProps {
  readonly step: EventStep;
  readonly code: string | null;
  readonly hasMails: boolean;
  readonly answers: Answers;
  readonly wrong: readonly Asked[];
  readonly onChange: (changes: Partial<Answers>) => void;
}

const CAUSES = CANCELLATION_REASONS.map((value) => ({ value, label: CANCELLATION_REASON_LABELS[value] }));

function Reason({ step, answers, wrong, onChange }: StepFieldsProps) {
  const t = useTexts(eventFrameTexts);
  if (step.reason === 'cause') {
    return (
      <NativeSelect
        label={t('cause')}
        withAsterisk
        data={[{ value: '', label: t('choose') }, ...CAUSES]}
        value={answers.reason}
        error={wrong.includes('reason') && t('causeFirst')}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
    );
  }
  return (
    step.reason === 'text' && (
      <TextInput
        label={t('reason')}
        withAsterisk
        maxLength={LENGTHS.reason}
        value={answers.reason}
        error={wrong.includes('reason') && t('reasonFirst')}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
    )
  );
}

/** What a step asks for: a reason, a comment, whether to write, and the code that is typed. */
export function StepFields(props: StepFieldsProps) {
  const { step, code, hasMails, answers, wrong, onChange } = props;
  const t = useTexts(eventFrameTexts);
  return (
    <>
      <Reason {...props} />
      {step.comment && (
        <Textarea
          label={t('comment')}
          withAsterisk={step.comment === 'required'}
          maxLength={LENGTHS.comment}
          value={answers.comment}
          error={wrong.includes('comment') && t('commentFirst')}
          onChange={({ currentTarget }) => onChange({ comment: currentTarget.value })}
        />
      )}
      {hasMails && (
        <Checkbox
          label={t('notify')}
          checked={answers.notify}
          onChange={({ currentTarget }) => onChange({ notify: currentTarget.checked })}
        />
      )}
      {code !== null && (
        <TextInput
          label={t('confirmation', { code })}
          withAsterisk
          autoComplete="off"
          value={answers.confirmation}
          error={wrong.includes('confirmation') && t('confirmationFirst', { code })}
          onChange={({ currentTarget }) => onChange({ confirmation: currentTarget.value })}
        />
      )}
    </>
  );
}
