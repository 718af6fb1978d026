import type { Db } from '../../db/client.ts';
import { findMediaObjects } from '../media/index.ts';
import { logoIn, withLogoFrom, withoutLogo } from '../outbox/index.ts';

/** Pixels; wide enough for the logo on any screen. */
const WIDTH = 640;

/** The HTML part of a mail with an address for its logo that a browser can load. */
export async function forBrowsers(db: Db, html: string): Promise<string> {
  const id = logoIn(html);
  if (!id) return html;
  const logo = (await findMediaObjects(db, [id])).get(id);
  return logo ? withLogoFrom(html, `${logo.contentUrl}?width=${WIDTH}`) : withoutLogo(html);
}
