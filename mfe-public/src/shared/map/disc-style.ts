import { MAP_PALETTE } from '@firn/shared-ui/map';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';

/** A disc with a number; the chosen one is larger and dark. */
export function discStyle(number: number, isSelected: boolean): Style {
  return new Style({
    zIndex: isSelected ? 1 : 0,
    image: new CircleStyle({
      radius: (isSelected ? 16 : 13) + (number > 9 ? 2 : 0),
      fill: new Fill({ color: isSelected ? MAP_PALETTE.ink : MAP_PALETTE.glacier }),
      stroke: new Stroke({ color: MAP_PALETTE.snow, width: 2 }),
    }),
    text: new Text({
      text: String(number),
      font: `700 13px ${MAP_PALETTE.font}`,
      fill: new Fill({ color: MAP_PALETTE.snow }),
      offsetY: 1,
    }),
  });
}
