import { EXPORT_FORMATS, type ExportFormat } from '@firn/shared-contracts/domain';
import { NativeSelect } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { exportsTexts } from '../../i18n/de-CH/exports.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The choices for a file: its format, and once or on a day of the week. */
export interface ExportChoice {
  readonly format: ExportFormat;
  /** Null for a file that is made now. */
  readonly weekday: Weekday | null;
}

interface ExportFieldsProps {
  readonly choice: ExportChoice;
  readonly onChange: (choice: ExportChoice) => void;
}

export function ExportFields({ choice, onChange }: ExportFieldsProps) {
  const t = useTexts(exportsTexts);
  return (
    <>
      <NativeSelect
        label={t('fields.format')}
        value={choice.format}
        data={EXPORT_FORMATS.map((format) => ({ value: format, label: t(`formats.${format}`) }))}
        onChange={({ currentTarget }) =>
          onChange({ ...choice, format: currentTarget.value === 'xlsx' ? 'xlsx' : 'csv' })
        }
      />
      <NativeSelect
        label={t('fields.when')}
        value={String(choice.weekday ?? '')}
        data={[
          { value: '', label: t('now') },
          ...WEEKDAYS.map((day) => ({ value: String(day), label: t('weekly', { day: t(`days.${day}`) }) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({
            ...choice,
            weekday: WEEKDAYS.find((day) => String(day) === currentTarget.value) ?? null,
          })
        }
      />
    </>
  );
}
