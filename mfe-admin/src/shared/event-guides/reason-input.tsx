import { Textarea } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { REASON_LENGTH } from '../reason-length.ts';

interface ReasonInputProps {
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (reason: string) => void;
}

/** Why a guide is asked although something speaks against it (docs/domain/events.md#guides). */
export function ReasonInput({ value, isMissing, onChange }: ReasonInputProps) {
  const t = useTexts(eventGuidesTexts);
  return (
    <Textarea
      label={t('reason')}
      withAsterisk
      rows={3}
      maxLength={REASON_LENGTH}
      value={value}
      error={isMissing ? t('reasonFirst') : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
