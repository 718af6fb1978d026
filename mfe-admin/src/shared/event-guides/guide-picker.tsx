import { NativeSelect } from '@firn/shared-ui/mantine';
import { type AskedGuides, useGuideOptions } from './use-guide-options.ts';

interface GuidePickerProps extends AskedGuides {
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (guide: string | null) => void;
}

/** The one way to choose a guide outside of a form. */
export function GuidePicker({ wanted, value, onChange, ...props }: GuidePickerProps) {
  return (
    <NativeSelect
      {...props}
      data={useGuideOptions(wanted)}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
