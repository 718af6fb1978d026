import { SelectField } from '@firn/shared-ui/form';
import { type AskedGuides, useGuideOptions } from './use-guide-options.ts';

/** The one way to choose a guide in a form, whose code a picker on a board does not load. */
export function GuideField({ wanted, ...props }: AskedGuides & { readonly name: string }) {
  return <SelectField {...props} nullable options={useGuideOptions(wanted)} />;
}
