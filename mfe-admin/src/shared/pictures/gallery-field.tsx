import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { MediaGrid } from '../media/media-grid.tsx';
import { toggled } from './images.logic.ts';

/** Pictures of the media library; the chosen ones are those of the offer. */
export function GalleryField() {
  const change = useFormChange();
  const iris = useFormValue<readonly string[]>('images');
  return (
    <MediaGrid
      isChosen={(picture) => iris.includes(picture['@id'])}
      onToggle={(picture) => change('images', toggled(iris, picture['@id']))}
    />
  );
}
