import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';

/** Colours of shared-ui/tokens: a canvas cannot read CSS variables. */
const INK = '#12212b';
const SNOW = '#ffffff';
const GLACIER = '#0a5a78';
const SLATE = '#5d6f79';
const FONT = '"Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif';

/** A disc with the number of dates; the chosen one is larger and dark. */
export function spotStyle(count: number, isSelected: boolean): Style {
  return new Style({
    zIndex: isSelected ? 1 : 0,
    image: new CircleStyle({
      radius: (isSelected ? 16 : 13) + (count > 9 ? 2 : 0),
      fill: new Fill({ color: isSelected ? INK : GLACIER }),
      stroke: new Stroke({ color: SNOW, width: 2 }),
    }),
    text: new Text({
      text: String(count),
      font: `700 13px ${FONT}`,
      fill: new Fill({ color: SNOW }),
      offsetY: 1,
    }),
  });
}

/** A village as a landmark. */
export function landmarkStyle(title: string): Style {
  return new Style({
    image: new CircleStyle({ radius: 2, fill: new Fill({ color: SLATE }) }),
    text: new Text({
      text: title,
      font: `12px ${FONT}`,
      fill: new Fill({ color: SLATE }),
      stroke: new Stroke({ color: SNOW, width: 3 }),
      // Below a disc that may cover it.
      offsetY: 25,
    }),
  });
}

export const gridStroke = new Stroke({ color: 'rgb(10 90 120 / 14%)', width: 1 });
