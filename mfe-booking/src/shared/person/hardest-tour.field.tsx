import { TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { personFormTexts } from '../../i18n/de-CH/person-form.ts';

export function HardestTourField({ path }: { readonly path: string }) {
  const t = useTexts(personFormTexts);
  return (
    <TextField
      name={`${path}.hardestTour`}
      label={t('fields.hardestTour')}
      description={t('hints.hardestTour')}
      required
    />
  );
}
