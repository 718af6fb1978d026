import { Tile, useTexts } from '@firn/shared-ui/extension';
import { officeTileTexts } from '../../i18n/de-CH/office-tile.ts';

/** On the start page of the administration it leads to the printed lists. */
export function OfficeTile() {
  const t = useTexts(officeTileTexts);
  return (
    <Tile title={t('title')} href="/print/events">
      <p>{t('text')}</p>
    </Tile>
  );
}
