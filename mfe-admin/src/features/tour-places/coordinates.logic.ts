import { type Point, roundedPoint } from '../../shared/places/poi.ts';

/** `46.5547, 7.9831`, `46.5547° N 7.9831° E`. */
const DEGREES = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;/\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;
/** `46,5547; 7,9831`. */
const DEGREES_BY_COMMA = /^(-?\d{1,2},\d+)(?:\s*[;/]\s*|,?\s+)(-?\d{1,3},\d+)$/;
/** `2 641 000 / 1 155 000`, `2'641'000.50, 1'155'000.25`: east first, as maps of Switzerland write it. */
const METRES = /^(2\d{6}(?:\.\d+)?)[/,;]?(1\d{6}(?:\.\d+)?)$/;

const numberOf = (text: string) => Number(text.replace(',', '.'));

function readDegrees(text: string): Point | null {
  const plain = text.replace(/[°NBEO]/gi, ' ').trim();
  const [, first, second] = DEGREES.exec(plain) ?? DEGREES_BY_COMMA.exec(plain) ?? [];
  if (first === undefined || second === undefined) return null;
  const point = { latitude: numberOf(first), longitude: numberOf(second) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

/** LV95 to WGS84 by the approximation of swisstopo, exact to about a metre within Switzerland. */
export function degreesOf(east: number, north: number): Point {
  const y = (east - 2_600_000) / 1_000_000;
  const x = (north - 1_200_000) / 1_000_000;
  const longitude = 2.6779094 + 4.728982 * y + 0.791484 * y * x + 0.1306 * y * x ** 2 - 0.0436 * y ** 3;
  const latitude =
    16.9023892 + 3.238272 * x - 0.270978 * y ** 2 - 0.002528 * x ** 2 - 0.0447 * y ** 2 * x - 0.014 * x ** 3;
  return { latitude: (latitude * 100) / 36, longitude: (longitude * 100) / 36 };
}

function readMetres(text: string): Point | null {
  const [, east, north] = METRES.exec(text.replace(/[\s'’]/g, '')) ?? [];
  return east === undefined || north === undefined ? null : degreesOf(Number(east), Number(north));
}

/** The point that somebody typed in degrees or in metres of LV95; null when the text is neither. */
export function readCoordinates(text: string): Point | null {
  const point = readMetres(text) ?? readDegrees(text.trim());
  return point && roundedPoint(point);
}
